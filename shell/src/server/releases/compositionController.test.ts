import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInProcessPool } from '@shop/testing/inProcessPool';
import { makeTestReleases } from '@shop/testing/testReleases';
import { testSite } from '@shop/testing/testSite';
import pino from 'pino';
import { computeId } from '../composition/registry';
import { PageRenderer } from '../rendering/pageRenderer';
import { CompositionController } from './compositionController';

const logged: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
const good = `{ './routes': () => ({ routes: [{ path: '/learn' }] }) }`;

let releases: ReturnType<typeof makeTestReleases>;
let controller: CompositionController;
let shows: string[];
let replaced: string[];
let generation = 0;

function createRenderer() {
  const shell = { js: [], css: [], stages: [] };
  const createPool = createInProcessPool({ releasesDir: releases.folder, site: testSite, shell, log });
  const renderer = new PageRenderer({ createPool, origin: testSite.origin, log });
  jest.spyOn(renderer, 'show').mockImplementation((registry) => {
    shows.push(registry.remotes.mf_learn?.version ?? '');
  });
  return renderer;
}

function write(name: string, text: string) {
  const file = path.join(releases.folder, name);
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

function point(version: string, before: string[] = [], shell?: string) {
  generation += 1;
  write(
    'registry.json',
    JSON.stringify({
      generation,
      shell: shell && { version: shell },
      remotes: { mf_learn: { app: 'mf-learn', version, before, remote: { segments: ['learn'] } } },
    }),
  );
}

function follow() {
  controller = new CompositionController({
    registryFile: path.join(releases.folder, 'registry.json'),
    releasesDir: releases.folder,
    dataDir: releases.folder,
    renderer: createRenderer(),
    async replaceFront(file) {
      replaced.push(path.relative(releases.folder, file));
      return 'its front ends right after its start';
    },
    figures: () => ({}),
    origin: 'http://shop.test',
    log,
  });
  return controller.begin();
}

const served = () => JSON.parse(readFileSync(path.join(releases.folder, 'served.json'), 'utf8'));
const liveVersion = () => controller.current().remotes.mf_learn?.version;

async function until(isTrue: () => boolean) {
  for (let tries = 0; tries < 300 && !isTrue(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isTrue()).toBe(true);
}

beforeEach(async () => {
  releases = makeTestReleases();
  shows = [];
  replaced = [];
  logged.length = 0;
  releases.publish('mf-learn', '1', good);
  point('1');
  await follow();
});
afterEach(() => {
  controller.stop();
  releases.remove();
});

test('a change of the registry is shown, and said beside it', async () => {
  releases.publish('mf-learn', '2', good);
  point('2', ['1']);
  await until(() => served().generation === generation);
  expect(shows).toEqual(['2']);
  expect(served()).toMatchObject({
    pid: process.pid,
    shell: __VERSION__,
    remotes: { mf_learn: { version: '2' } },
  });
  expect(Date.now() - served().aliveAt).toBeLessThan(20_000);
});

test('a release of the shell has another front take over, and one that does not serve is refused once', async () => {
  mkdirSync(path.join(releases.folder, 'shell/bad'), { recursive: true });
  write('shell/bad/release.json', '{}');
  point('1', [], 'bad');
  await until(() => served().generation === generation);
  const refusal = { version: 'bad', reason: 'its front ends right after its start' };
  expect(served()).toMatchObject({ shell: __VERSION__, shellRefused: refusal });
  point('1', [], 'bad');
  await until(() => served().generation === generation);
  expect(replaced).toEqual(['shell/bad/server/front.js']);
  point('1', []);
  await until(() => served().generation === generation);
  expect(served()).toMatchObject({ shell: __VERSION__, shellRefused: null });
});

test('a release of the shell whose files come later is shown when they are here', async () => {
  mkdirSync(path.join(releases.folder, 'shell/late'), { recursive: true });
  write('shell/late/release.json', '{"files":');
  point('1', [], 'late');
  await until(() => served().generation === generation);
  expect(served().shellRefused).toEqual({
    version: 'late',
    reason: 'release.json is missing or differs from what release.json promises',
  });
  write('shell/late/release.json', '{}');
  await until(() => replaced.length > 0);
  expect(replaced).toEqual(['shell/late/server/front.js']);
});

test('every composition that was shown is on record once, under the id that its pages name', async () => {
  releases.publish('mf-learn', '2', good);
  point('2', ['1']);
  await until(() => served().generation === generation);
  controller.stop();
  await follow();
  const lines = readFileSync(path.join(releases.folder, 'compositions.jsonl'), 'utf8').trim().split('\n');
  const record = lines.map((line) => JSON.parse(line));
  expect(record.map(({ remotes }) => remotes.mf_learn)).toEqual([
    { app: 'mf-learn', version: '1' },
    { app: 'mf-learn', version: '2' },
  ]);
  expect(record.map(({ id }) => id).at(-1)).toBe(computeId(controller.current()));
});

test('where a dev server has the files of a remote, a restart begins with it', async () => {
  controller.stop();
  const devEntry = 'http://127.0.0.1:4000/remoteEntry.js';
  const pointer = { app: 'mf-learn', version: '1', before: [], remote: { segments: ['learn'] }, devEntry };
  write('registry.json', JSON.stringify({ generation, remotes: { mf_learn: pointer } }));
  void follow();
  expect(controller.current().remotes.mf_learn?.devEntry).toBe(devEntry);
});

test.each([
  ['does not load', () => releases.publishRaw('mf-learn', '2', 'throw new Error("boom")'), 'release.json'],
  [
    'was built for another platform',
    () => releases.publish('mf-learn', '2', good, '99.0.0'),
    'built for platform 99.0.0',
  ],
  [
    'exports no pages',
    () => releases.publish('mf-learn', '2', `{ './routes': () => ({}) }`),
    'no list of pages',
  ],
  [
    'has a corrupt file',
    () => {
      releases.publish('mf-learn', '2', good);
      releases.promise('mf-learn', '2');
      releases.write('mf-learn/2/client/assets.json', '{ }');
    },
    'client/assets.json',
  ],
])('a version that %s is refused by name, and the one before it stays', async (_what, publish, reason) => {
  publish();
  point('2', ['1']);
  await until(() => served().generation === generation);
  expect(liveVersion()).toBe('1');
  expect(served().remotes.mf_learn).toMatchObject({ version: '1', refused: { version: '2' } });
  expect(served().remotes.mf_learn.refused.reason).toContain(reason);
});

test('a version that was refused is shown when it holds, without another release', async () => {
  point('2', ['1']);
  await until(() => served().generation === generation);
  expect(liveVersion()).toBe('1');
  releases.publish('mf-learn', '2', good);
  await until(() => liveVersion() === '2');
  await until(() => !served().remotes.mf_learn.refused);
});

test('a remote that leaves the registry while it is refused is not tried again', async () => {
  point('2', ['1']);
  await until(() => served().generation === generation);
  generation += 1;
  write('registry.json', JSON.stringify({ generation, remotes: {} }));
  await until(() => served().generation === generation);
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await wait(3100);
  const said = new Set();
  for (let look = 0; look < 20; look++) {
    said.add(controller.served);
    await wait(30);
  }
  // It speaks once a second, and whenever it has tried something.
  expect(said.size).toBeLessThan(4);
});

test('a live version with a corrupt file gives way to the one before it, and comes back when it is whole', async () => {
  releases.publish('mf-learn', '2', good);
  releases.promise('mf-learn', '2');
  point('2', ['1']);
  await until(() => liveVersion() === '2');
  const whole = readFileSync(path.join(releases.folder, 'mf-learn/2/client/assets.json'), 'utf8');
  releases.write('mf-learn/2/client/assets.json', 'corrupt');
  controller.markSuspect('mf-learn', '2');
  await until(() => liveVersion() === '1');
  releases.write('mf-learn/2/client/assets.json', whole);
  await until(() => liveVersion() === '2');
});

test('a live version with a corrupt file and none before it stays refused until it is whole', async () => {
  const refused = () => served().remotes.mf_learn.refused;
  releases.publish('mf-learn', '2', good);
  releases.promise('mf-learn', '2');
  point('2');
  await until(() => liveVersion() === '2');
  const whole = readFileSync(path.join(releases.folder, 'mf-learn/2/client/assets.json'), 'utf8');
  releases.write('mf-learn/2/client/assets.json', 'corrupt');
  controller.markSuspect('mf-learn', '2');
  await until(() => refused() !== undefined);
  const refusals = () => logged.filter((line) => line.includes('release refused')).length;
  const before = refusals();
  await until(() => refusals() > before);
  expect(refused()).toMatchObject({ version: '2' });
  releases.write('mf-learn/2/client/assets.json', whole);
  await until(() => refused() === undefined);
});

test('a canary is taken away although the disk takes nothing', async () => {
  const pointer = { app: 'mf-learn', version: '2', segments: ['learn'], publicFiles: [] };
  const openedAt = new Date().toISOString();
  releases.remove();
  controller.closeCanary({
    name: 'mf_learn',
    pointer,
    share: 0.1,
    salt: 'of this canary',
    openedAt,
    pages: 1,
    minutes: 0,
  });
  expect(shows).toEqual(['1']);
});

test('a registry that cannot be read changes nothing, and the next one is followed', async () => {
  write('registry.json', '{"remotes":');
  await until(() => logged.some((line) => line.includes('cannot follow registry')));
  expect(liveVersion()).toBe('1');
  releases.publish('mf-learn', '2', good);
  point('2');
  await until(() => liveVersion() === '2');
});

test('an entry of the registry that became unreadable takes nothing away', async () => {
  generation += 1;
  write('registry.json', JSON.stringify({ generation, remotes: { mf_learn: { app: 'mf-learn' } } }));
  await until(() => served().generation === generation);
  expect(liveVersion()).toBe('1');
  controller.stop();
  await follow();
  expect(liveVersion()).toBe('1');
});

test('a remote whose release became unreadable comes back when it is whole, without another release', async () => {
  controller.stop();
  const whole = readFileSync(path.join(releases.folder, 'mf-learn/1/release.json'), 'utf8');
  releases.write('mf-learn/1/release.json', '[]');
  write('registry.json', JSON.stringify({ remotes: { mf_learn: { app: 'mf-learn', version: '1' } } }));
  await follow();
  expect(liveVersion()).toBeUndefined();
  releases.write('mf-learn/1/release.json', whole);
  await until(() => liveVersion() === '1');
});

test('a restart begins with the versions that were good, not with the one that the registry wants', async () => {
  controller.stop();
  rmSync(path.join(releases.folder, 'served.json'));
  point('broken');
  await follow();
  expect(liveVersion()).toBe('1');
  expect(served().remotes.mf_learn).toMatchObject({ version: '1', refused: { version: 'broken' } });
});

test('a registry that cannot be read at the start prevents no start: the versions that were good are served', async () => {
  controller.stop();
  write('registry.json', '{"remotes":');
  await follow();
  expect(liveVersion()).toBe('1');
  releases.publish('mf-learn', '2', good);
  point('2');
  await until(() => liveVersion() === '2');
});
