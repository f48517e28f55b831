import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildRenderer } from '@shop/testing/buildRenderer';
import { aPointer, makeTestReleases } from '@shop/testing/testReleases';
import { testSite } from '@shop/testing/testSite';
import pino from 'pino';
import type { Registry } from '../composition/registry';
import { PageRenderer } from './pageRenderer';
import { RendererPool } from './rendererPool';

// Renderers end and start in some of these: a busy machine may take its time.
jest.setTimeout(60_000);

/** A remote whose pages are given as the source of a component by path. React comes from the scope that it was given. */
const remote = (pages: Record<string, string>, rest = '') => `(() => {
  const element = (...args) => Object.values(scope.react)[0].lib().createElement(...args);
  const shared = (name) => Object.values(scope[name])[0].lib();
  const pages = { ${Object.entries(pages)
    .map(([path, render]) => `'${path}': () => { ${render} }`)
    .join(', ')} };
  const fragments = { '/guides': ['mf_catalog/ProductCards'], '/blog': ['mf_catalog/ProductCards'] };
  const routes = Object.entries(pages).map(([path, Component]) => ({
    path, handle: { chunk: 'x', fragments: fragments[path] }, lazy: async () => ({ Component }),
  }));
  return { './routes': () => ({ routes, sitemapPaths: Object.keys(pages) }), ${rest} };
})()`;
const good = `return element('p', null, 'good page');`;
const cards = `return element('p', null, 'good page', element(shared('@shop/platform').Fragment, { name: 'mf_catalog/ProductCards', props: {} }));`;
const catalogWith = (render: string) =>
  remote(
    { '/shop': good },
    `'./ProductCards': () => ({ default: () => { ${render} } }), './SearchSuggestions': () => ({ default: () => null })`,
  );
const live: Registry = {
  remotes: { mf_learn: aPointer('mf-learn', '1'), mf_catalog: aPointer('mf-catalog', '1') },
};

let releases: ReturnType<typeof makeTestReleases>;
let renderer: PageRenderer;
let said: string[];
let pids: number[];
const file = buildRenderer();

async function startWith(learn: Record<string, string>, catalog = catalogWith('return "the cards"')) {
  releases.publish('mf-learn', '1', remote({ '/learn': good, ...learn }));
  releases.publish('mf-catalog', '1', catalog);
  await start();
}

async function start() {
  const log = pino({ level: 'error' }, { write: (line: string) => void said.push(line) });
  const data = { releasesDir: releases.folder, site: testSite, shell: { js: [], css: [], stages: [] } };
  renderer = new PageRenderer({
    createPool: (events) =>
      new RendererPool({
        file,
        data,
        log,
        events,
        onChange: (now) => {
          pids = now;
        },
      }),
    origin: testSite.origin,
    log,
  });
  await renderer.start(live);
}

async function visit(path: string) {
  const result = await renderer.render(live, new URL(path, testSite.origin));
  if (result.location) throw new Error(`${path} is a redirect`);
  return { status: result.status, text: Buffer.from(result.html).toString(), isComplete: result.isComplete };
}

async function visitUntil(path: string, isMet: (page: Awaited<ReturnType<typeof visit>>) => boolean) {
  for (let tries = 0; tries < 200; tries++) {
    const page = await visit(path);
    if (isMet(page)) return page;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${path} did not become what was awaited:\n${said.join('')}`);
}

beforeEach(() => {
  releases = makeTestReleases();
  said = [];
});
afterEach(async () => {
  await renderer.pool.stop();
  releases.remove();
});

test.each([
  ['hangs for ever', 'for (;;);', /hangs/],
  [
    'fills the memory',
    'const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length));',
    /out of memory|hangs/,
  ],
  [
    'fills the memory outside its heap',
    `const kept = []; const still = new Int32Array(new SharedArrayBuffer(4));
     for (;;) { kept.push(Buffer.alloc(4e6, 1)); Atomics.wait(still, 0, 0, 4); }`,
    /out of memory|hangs/,
  ],
])('a page that %s costs itself only, and the log names it', async (_what, render, loss) => {
  await startWith({ '/faq': render });
  const bad = visit('/faq');
  expect(await visit('/learn')).toMatchObject({ status: 200, isComplete: true });
  expect(await bad).toMatchObject({ status: 503, isComplete: false });
  expect((await bad).text).toContain('taking a break');
  await visitUntil('/learn', () => said.some((line) => loss.test(line)));
  const named = said.find((line) => loss.test(line)) ?? '';
  expect(named).toContain('"path":"/faq"');
  expect(await visit('/learn')).toMatchObject({ status: 200 });
});

test('of the styles in a page its policy allows the shop’s, and none that a remote has rendered', async () => {
  const texts = ['main>p{margin:0}', '@media (width<768px){a{color:red}}'];
  await startWith({ '/learn': `return element('main', null, element('style', null, 'h1{color:red}'));` });
  releases.write('mf-learn/1/client/assets.json', JSON.stringify({ x: { js: [], css: ['x.css', 'y.css'] } }));
  for (const [index, name] of ['x.css', 'y.css'].entries())
    releases.write(`mf-learn/1/client/${name}`, texts[index] ?? '');
  const { html, styleHashes } = await renderer.render(live, new URL('/learn', testSite.origin));
  const styles = [
    ...Buffer.from(html)
      .toString()
      .matchAll(/<style[^>]*>(.*?)<\/style>/gs),
  ];
  expect(styles.map(([, text]) => text)).toEqual([texts.join(''), 'h1{color:red}']);
  const hash = createHash('sha256').update(texts.join('')).digest('base64');
  expect(styleHashes).toEqual([`sha256-${hash}`]);
});

test('a page that fills an empty heap is not tried again to see whose fault it was @whole', async () => {
  await startWith({ '/faq': 'const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length));' });
  expect(await visit('/faq')).toMatchObject({ status: 503 });
  expect(said.filter((line) => line.includes('is gone'))).toHaveLength(1);
});

test('a page that meets a heap which others have filled is rendered by another renderer', async () => {
  const fill = (kept: string) => `${kept}.push(new Array(5e6).fill(1.5)); ${good}`;
  await startWith({ '/faq': fill('(globalThis.kept ??= [])'), '/learn': `const kept = []; ${fill('kept')}` });
  for (let count = 0; count < 3; count++) await visit('/faq');
  for (let count = 0; count < 3; count++) expect(await visit('/learn')).toMatchObject({ status: 200 });
  expect(said.filter((line) => line.includes('is gone'))).toHaveLength(1);
});

test('what pages keep outside the heap ends their renderer in time, and the shop goes on @whole', async () => {
  await startWith({ '/faq': `(globalThis.kept ??= []).push(Buffer.alloc(1e8, 1)); ${good}` });
  for (let count = 0; count < 6; count++) await visit('/faq');
  await visitUntil('/learn', () => said.some((line) => line.includes('out of memory')));
  expect(await visit('/learn')).toMatchObject({ status: 200, isComplete: true });
});

test('a page that hung opens a breaker: the next request for it does not wait, and no renderer is lost again', async () => {
  await startWith({ '/faq': 'for (;;);' });
  await visit('/faq');
  const losses = said.length;
  expect(await visit('/faq')).toMatchObject({ status: 503 });
  expect(said.length).toBe(losses);
});

test('a page that hung heals by itself when its cause is gone @whole', async () => {
  await startWith({ '/faq': 'for (;;);' });
  expect(await visit('/faq')).toMatchObject({ status: 503 });
  releases.publish('mf-learn', '1', remote({ '/learn': good, '/faq': good }));
  expect((await visitUntil('/faq', ({ status }) => status === 200)).text).toContain('good page');
});

test('a remote component that hangs is left out of every page that shows it', async () => {
  await startWith({ '/guides': cards, '/blog': cards }, catalogWith('for (;;);'));
  expect(await visit('/guides')).toMatchObject({ status: 200, isComplete: false });
  const losses = said.length;
  expect((await visit('/blog')).text).toContain('good page');
  expect(said.length).toBe(losses);
});

/** A catalog whose cards never arrive; each question for them is written to the log. */
const lateCards = remote(
  { '/shop': good },
  `'./ProductCards': () => { console.error('asked for the cards'); return new Promise(() => {}); },
   './SearchSuggestions': () => ({ default: () => null })`,
);
const questions = () => said.filter((line) => line.includes('asked for the cards')).length;

test('a remote component that never arrives is waited for once, whichever page shows it', async () => {
  await startWith({ '/guides': cards, '/blog': cards }, lateCards);
  expect(await visit('/guides')).toMatchObject({ status: 200, isComplete: false });
  expect(renderer.breakers.list()).toMatchObject([
    { remote: 'mf_catalog', fragment: 'mf_catalog/ProductCards' },
  ]);
  const pages = await Promise.all(['/guides', '/blog', '/learn'].map(visit));
  expect(pages.map(({ isComplete }) => isComplete)).toEqual([false, false, true]);
  expect(questions()).toBe(1);
});

test('while a page that hung is tried without its remote components, the next request does not wait @whole', async () => {
  await startWith({ '/guides': 'for (;;);' });
  let isAnswered = false;
  const first = visit('/guides').finally(() => {
    isAnswered = true;
  });
  await visitUntil('/learn', () => said.some((line) => line.includes('lost its renderer')));
  expect(await visit('/guides')).toMatchObject({ status: 503 });
  expect(isAnswered).toBe(false);
  expect(await first).toMatchObject({ status: 503 });
});

test('pages under way when the shop ends are no failures', async () => {
  await startWith({ '/learn/hangs': 'while (true) {}' });
  void visit('/learn/hangs');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await renderer.pool.stop();
  await new Promise((resolve) => setImmediate(resolve));
  expect(said).toEqual([]);
});

test('a page that throws shows its panel, and the log names the error and its place', async () => {
  await startWith({ '/faq': 'null.name;' });
  expect(await visit('/faq')).toMatchObject({ status: 503, isComplete: false });
  const { reason } = JSON.parse(said.find((line) => line.includes('page failed')) ?? '{}');
  expect(reason).toMatch(/^TypeError: .+ at remoteEntry\.js:\d/);
});

test('a rejection that nobody handles costs nothing, and is named by its page', async () => {
  await startWith({ '/faq': `Promise.reject(new Error('later')); ${good}` });
  expect(await visit('/faq')).toMatchObject({ status: 200 });
  expect(await visit('/learn')).toMatchObject({ status: 200 });
  expect(said.filter((line) => line.includes('is gone'))).toEqual([]);
});

test('of what one page logs, twenty lines are kept', async () => {
  await startWith({ '/faq': `for (let line = 0; line < 50; line++) console.error('a line'); ${good}` });
  await visit('/faq');
  expect(said.filter((line) => line.includes('a line'))).toHaveLength(20);
});

test('what a page leaves behind for later does not run: its timers end with its answer', async () => {
  const later = `console.error('it ran later')`;
  await startWith({
    '/faq': `setTimeout(() => { ${later} }, 20); setInterval(() => { ${later} }, 20); setImmediate(function again() { setImmediate(again); }); ${good}`,
  });
  await visit('/faq');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await visit('/learn')).toMatchObject({ status: 200 });
  expect(said.filter((line) => line.includes('it ran later') || line.includes('is gone'))).toEqual([]);
});

test('a page that a frozen renderer is given is rendered by another one', async () => {
  await startWith({ '/faq': good });
  await visit('/learn');
  process.kill(pids[0] ?? -1, 'SIGSTOP');
  expect(await visit('/faq')).toMatchObject({ status: 200, isComplete: true });
  expect(said.join('')).toContain('hangs');
});

test('a remote that hangs while it is loaded is away, and the others are served', async () => {
  await startWith({}, '(() => { for (;;); })()');
  expect(await visit('/learn')).toMatchObject({ status: 200 });
  expect(await visit('/shop')).toMatchObject({ status: 503 });
  releases.publish('mf-catalog', '1', catalogWith('return null'));
  await visitUntil('/shop', ({ status }) => status === 200);
});

test('a remote that breaks its contract at the start is away, and heals soon when it keeps it', async () => {
  const pages = `[{ path: '/shop', handle: { chunk: 'x' }, lazy: async () => ({ Component: () => null }) }]`;
  const getCatalog = (routes: string) =>
    `{ './routes': () => ({ routes: ${routes} }), './SearchSuggestions': () => ({ default: () => null }) }`;
  await startWith({}, getCatalog('{ none: true }'));
  expect(await visit('/shop')).toMatchObject({ status: 503 });
  releases.publish('mf-catalog', '1', getCatalog(pages));
  await visitUntil('/shop', ({ status }) => status === 200);
});

test('a page whose file was missing once is shown as soon as the disk has it, without a release', async () => {
  // As a bundler does it: what has failed to load is remembered for ever.
  const lazy = `loading ??= new Promise((resolve, reject) => require('fs').readFile(
    __dirname + '/page.js', 'utf8', (error) => error ? reject(error) : resolve({ Component: () => null })))`;
  releases.publish(
    'mf-learn',
    '1',
    `(() => { let loading; return { './routes': () => ({ routes: [{ path: '/faq', handle: { chunk: 'x' }, lazy: () => ${lazy} }] }) }; })()`,
  );
  releases.write('mf-learn/1/server/page.js', 'page');
  releases.promise('mf-learn', '1');
  rmSync(path.join(releases.folder, 'mf-learn/1/server/page.js'));
  await start();
  expect(await visit('/faq')).toMatchObject({ status: 503 });
  releases.write('mf-learn/1/server/page.js', 'page');
  await visitUntil('/faq', ({ status }) => status === 200);
});

test('a release that hangs while it is loaded is refused, and the pages go on meanwhile @whole', async () => {
  await startWith({});
  releases.publish('mf-catalog', '2', '(() => { for (;;); })()');
  const wanted = { remotes: { ...live.remotes, mf_catalog: aPointer('mf-catalog', '2') } };
  const refusal = expect(renderer.warm(wanted, 'mf_catalog')).rejects.toThrow('hangs');
  expect(await visit('/shop')).toMatchObject({ status: 200 });
  await refusal;
});

test('of the environment a remote sees what is listed and no key', async () => {
  process.env.STRIPE_SECRET_KEY = 'sk_test_hidden';
  await startWith({ '/faq': `return element('p', null, Object.keys(process.env).sort().join(' '));` });
  delete process.env.STRIPE_SECRET_KEY;
  const seen = /<p>([A-Z_ ]*)<\/p>/.exec((await visit('/faq')).text)?.[1]?.split(' ') ?? [];
  expect(seen).toContain('NODE_ENV');
  expect(['LANG', 'LOG_LEVEL', 'NODE_ENV', 'TZ']).toEqual(expect.arrayContaining(seen));
});

test('the pages of a release that stays are not evaluated again by a change of another one', async () => {
  // Each evaluation names itself once.
  await startWith({ '/faq': `return element('p', null, String(pages.name ??= Math.random()));` });
  const url = new URL('/faq', testSite.origin);
  const render = async (registry: Registry) => {
    const result = await renderer.render(registry, url);
    const text = Buffer.from(result.html).toString();
    return /<p>(0\.\d+)<\/p>/.exec(text)?.[1];
  };
  // Until each renderer has rendered: of two at a time both may be given to the same one.
  const evaluationsIn = async (registry: Registry): Promise<unknown[]> => {
    const names = new Set(await Promise.all([render(registry), render(registry)]));
    return names.size === 2 ? [...names].sort() : evaluationsIn(registry);
  };
  const before = await evaluationsIn(live);
  const wanted = { remotes: { ...live.remotes, mf_catalog: aPointer('mf-catalog', '2') } };
  releases.publish('mf-catalog', '2', catalogWith('return null'));
  await renderer.warm(wanted, 'mf_catalog');
  renderer.show(wanted);
  expect(await evaluationsIn(wanted)).toEqual(before);
});

test('a version that comes back is evaluated before it is shown, by renderers that started since it was left', async () => {
  await startWith(
    {},
    `(() => { console.error('the first version'); return ${catalogWith('return null')}; })()`,
  );
  releases.publish('mf-catalog', '2', catalogWith('return null'));
  const wanted = { remotes: { ...live.remotes, mf_catalog: aPointer('mf-catalog', '2') } };
  await renderer.warm(wanted, 'mf_catalog');
  renderer.show(wanted);
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  const isGone = (line: string) => line.includes('is gone');
  await visitUntil('/learn', () => said.filter(isGone).length > 1);
  said = [];
  await renderer.warm(live, 'mf_catalog');
  expect(said.join('')).toContain('the first version');
});

test('a breaker of a version that is replaced closes: nobody asks for it any more', async () => {
  await startWith({});
  const target = { remote: 'mf_learn' as const, path: '/learn', route: '/learn', fragment: null };
  renderer.breakers.open({ ...target, version: '1' });
  renderer.breakers.open({ ...target, version: '2' });
  renderer.show({ remotes: { ...live.remotes, mf_learn: aPointer('mf-learn', '2') } });
  expect(renderer.breakers.list()).toMatchObject([{ version: '2' }]);
});
