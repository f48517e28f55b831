import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@shop/contracts/remotes';
import { buildRenderer } from '@shop/testing/buildRenderer';
import { hostileAttempts } from '@shop/testing/hostileRemote';
import { aPointer, makeTestReleases } from '@shop/testing/testReleases';
import { testSite } from '@shop/testing/testSite';
import pino from 'pino';
import { type CheckRequest, checkRelease } from '../releases/gate/checkRelease';
import { PAGE_LIMITS } from './jobs';
import type { RenderResult } from './messages';
import { RendererPool } from './rendererPool';
import { RendererProcess } from './rendererProcess';

jest.setTimeout(120_000);
const file = buildRenderer();
const log = pino({ level: 'silent' });
const shell = { js: [], css: [], stages: [] };
const registry = {
  remotes: { mf_learn: aPointer('mf-learn', '1'), mf_catalog: aPointer('mf-catalog', '1') },
};
const good = `(() => {
  const element = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, props });
  const Component = () => [
    element('h1', { children: 'good page' }),
    element('title', { children: 'Good' }),
    element('link', { rel: 'canonical', href: 'https://shop.example/shop' }),
  ];
  const routes = [{ path: '/shop', handle: { chunk: 'x' }, lazy: async () => ({ Component }) }];
  return { './routes': () => ({ routes }), './SearchSuggestions': () => ({ default: () => null }) };
})()`;

let releases: ReturnType<typeof makeTestReleases>;
let server: Server;
let reached: number;
let outside: string;

/** A remote whose pages run the attempts, or answer as named. Its sitemap tells which succeeded at module level. */
function publishHostile() {
  const { port } = server.address() as AddressInfo;
  outside = mkdtempSync(path.join(os.tmpdir(), 'outside-'));
  writeFileSync(path.join(outside, '.env'), 'DATABASE_URL=secret');
  writeFileSync(path.join(outside, 'orders.json'), '{}');
  const attempts = hostileAttempts({
    secretFile: path.join(outside, '.env'),
    dataFile: path.join(outside, 'orders.json'),
    otherSource: path.join(releases.folder, 'mf-catalog/1/server/remoteEntry.js'),
    writable: path.join(releases.folder, 'written'),
    port,
    ppid: process.pid,
  });
  releases.publish(
    'mf-learn',
    '1',
    `(() => {
      const attempts = ${attempts};
      const names = Object.keys(attempts);
      const runAll = async () => {
        const run = (name) => Promise.resolve().then(attempts[name]).catch(() => false);
        const outcomes = await Promise.all(names.map(run));
        return { tried: names.length, won: names.filter((_name, index) => outcomes[index]) };
      };
      const element = (...args) => Object.values(scope.react)[0].lib().createElement(...args);
      const atStart = runAll();
      const answer = (run) => async () => ({ loader: async () => Response.json(await run()) });
      const page = (path, lazy, isData = false) => ({ path, handle: { chunk: 'x', isData }, lazy });
      const huge = async () => ({ Component: () => element('p', null, 'x'.repeat(1 << 29)) });
      const bomb = async () => ({ Component: () => { const again = () => { for (let i = 0; i < 10; i++) setImmediate(again), setTimeout(again); }; again(); return 'x'; } });
      return { './routes': async () => ({ routes: [
        page('/learn', answer(runAll), true), page('/faq', answer(() => atStart), true), page('/blog', huge), page('/help', bomb),
        ...(await atStart).won.map((name) => page('/succeeded: ' + name, answer(runAll), true)),
      ], sitemapPaths: (await atStart).won.map((name) => '/' + name) }) };
    })()`,
  );
}

beforeAll(async () => {
  reached = 0;
  server = createServer((_req, res) => {
    reached++;
    res.end();
  });
  server.on('connection', () => reached++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  releases = makeTestReleases();
  releases.publish('mf-catalog', '1', good);
  publishHostile();
});
afterAll(() => {
  server.close();
  releases.remove();
  rmSync(outside, { recursive: true, force: true });
});

const data = () => ({ releasesDir: releases.folder, site: testSite, shell });
const toJob = (pathname: string) => ({
  kind: 'render' as const,
  registry,
  url: new URL(pathname, testSite.origin).href,
  isBroken: false,
  without: [],
  prices: null,
});
const getText = (result: RenderResult) => Buffer.from(result.html).toString();

/** A busy machine may not have an answer within the page's own limits: asked again until it has. */
async function eventually<Result>(run: () => Promise<Result>, isAnswer: (result: Result) => boolean) {
  for (;;) {
    const result = await run();
    if (isAnswer(result)) return result;
  }
}

test.each([
  ['SIGKILL', 'was killed'],
  ['SIGABRT', 'is out of memory'],
  ['SIGTERM', 'exited'],
])('a renderer that ends with %s %s', async (signal, reason) => {
  const renderer = new RendererProcess({ file, data: data(), limits: PAGE_LIMITS, log });
  await renderer.run({ kind: 'load', registry, name: 'mf_catalog' });
  process.kill(renderer.pid ?? Number.NaN, signal);
  expect(await renderer.gone).toBe(reason);
});

test('a renderer whose message is none of a renderer is ended, and its job is lost', async () => {
  const program = path.join(outside, 'renderer.cjs');
  writeFileSync(program, `process.on('message', () => process.send({ type: 'granted' }));`);
  const renderer = new RendererProcess({ file: program, data: data(), limits: PAGE_LIMITS, log });
  await expect(renderer.run(toJob('/shop'))).rejects.toThrow('the renderer exited');
  expect(await renderer.gone).toBe('exited');
  expect(renderer.reason).toContain('malformed');
});

test('on a page and at module level no attempt of a hostile remote succeeds', async () => {
  const limits = { ticks: 300, cpuMs: 60_000, residentMb: 480, heapMb: 160 };
  const renderer = new RendererProcess({ file, data: data(), limits, log });
  try {
    for (const pathname of ['/learn', '/faq']) {
      const answer = await eventually(
        () => renderer.run(toJob(pathname)),
        (result) => getText(result).startsWith('{'),
      );
      const outcome = JSON.parse(getText(answer));
      expect(outcome).toEqual({ tried: expect.any(Number), won: [] });
      expect(outcome.tried).toBeGreaterThanOrEqual(25);
    }
    expect(await renderer.run({ kind: 'load', registry, name: 'mf_learn' })).toMatchObject({
      sitemapPaths: [],
    });
    expect(getText(await renderer.run(toJob('/shop')))).toContain('good page');
  } finally {
    await renderer.stop();
  }
  expect(reached).toBe(0);
  expect(existsSync(path.join(releases.folder, 'written'))).toBe(false);
});

const described = { requires: {}, platformNames: [] };
const gateStepMs = 4000;

/** Completes a release as the gate reads it. */
function completeRelease(app: string, version: string) {
  releases.promise(app, version);
  const releaseFile = path.join(releases.folder, app, version, 'release.json');
  const release = JSON.parse(readFileSync(releaseFile, 'utf8'));
  writeFileSync(releaseFile, JSON.stringify({ ...release, ...described }));
}

/** The gate's verdict on a version of mf-learn or mf-catalog beside what is live. */
function check(app: string, version: string, live: CheckRequest['live']) {
  releases.write(
    `shell/${__VERSION__}/release.json`,
    JSON.stringify({ platform: '2.0.0', shared: {}, platformNames: [] }),
  );
  const none = { js: [], css: [] };
  const assets = { main: none, shop: none, react: none };
  releases.write(`shell/${__VERSION__}/client/assets.json`, JSON.stringify(assets));
  releases.write(`shell/${__VERSION__}/client/chunks.json`, JSON.stringify({ js: {}, css: {} }));
  const name = app.replace('-', '_') as RemoteName;
  return checkRelease(
    { releasesDir: releases.folder, live, name, version, app, dropped: [] },
    gateStepMs,
    file,
  );
}

test('in the gate no attempt succeeds, and the verdict is the gate’s own', async () => {
  completeRelease('mf-learn', '1');
  const checks = await check('mf-learn', '1', {});
  expect(checks.find(({ name }) => name === 'routes')).toMatchObject({ faults: [] });
  expect(checks.find(({ name }) => name === 'files')).toMatchObject({ faults: [] });
  expect(reached).toBe(0);
});

/** Says that nothing is wrong, in every way that a remote may try, and ends its process. */
const forging = `(() => {
  const verdict = { faults: [] };
  const done = { type: 'done', id: 1, result: verdict };
  for (const run of [
    () => console.log(JSON.stringify(verdict)),
    () => process.stdout.write(JSON.stringify(verdict)),
    () => process.send(done),
    () => process.emit('message', done),
    () => process.exit(0),
    () => process.reallyExit(0),
    () => process.kill(process.pid, 'SIGKILL'),
  ]) try { run(); } catch {}
  for (;;);
})()`;

test('a candidate that prints a verdict and ends is refused', async () => {
  releases.publish('mf-learn', 'forged', forging);
  completeRelease('mf-learn', 'forged');
  const checks = await check('mf-learn', 'forged', {});
  expect(checks.flatMap(({ faults }) => faults)).not.toEqual([]);
}, 120_000);

test('a candidate that says much does not hide what it throws outside of any call', async () => {
  const talk = `setTimeout(() => {
    for (let line = 0; line < 30; line++) console.error('a line');
    throw new Error('a stray');
  }, 10);`;
  releases.publish('mf-catalog', 'loud', good.replace('(() => {', `(() => { ${talk}`));
  completeRelease('mf-catalog', 'loud');
  const checks = await check('mf-catalog', 'loud', {});
  expect(checks.flatMap(({ faults }) => faults).join()).toContain('outside of any call: Error: a stray');
});

test('while a remote is live that prints a verdict and ends, the gate judges others as before @whole', async () => {
  releases.publish('mf-learn', 'forged', forging);
  completeRelease('mf-learn', 'forged');
  releases.publish('mf-catalog', 'bad', good.replace("path: '/shop'", "path: '/learn'"));
  for (const version of ['1', 'bad']) completeRelease('mf-catalog', version);
  const live = { mf_learn: { app: 'mf-learn', version: 'forged' } };
  const [fine, bad] = await Promise.all([check('mf-catalog', '1', live), check('mf-catalog', 'bad', live)]);
  expect(fine.flatMap(({ faults }) => faults)).toEqual([]);
  expect(bad.flatMap(({ faults }) => faults)).toContain(
    'the page /learn lies outside the areas that it declares',
  );
}, 120_000);

test('a page of half a gigabyte and a bomb of timers cost their renderer at most, and other pages are served', async () => {
  const none = () => {};
  const events = { toLoad: () => [], onLoaded: none, onFailed: none };
  const pool = new RendererPool({ file, data: data(), log, events });
  try {
    await pool.start();
    const bad = ['/blog', '/help'].map((pathname) => pool.run(toJob(pathname)).catch((error) => error));
    for (let count = 0; count < 5; count++) {
      const result = await pool.run(toJob('/shop'));
      expect(getText(result)).toContain('good page');
    }
    const [huge] = await Promise.all(bad);
    expect(huge instanceof Error || huge.status === 503).toBe(true);
  } finally {
    await pool.stop();
  }
});
