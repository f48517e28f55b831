import { aPointer, makeTestReleases } from '@shop/testing/testReleases';
import { testSite } from '@shop/testing/testSite';
import { Generation, keepReleases } from './generation';

let releases: ReturnType<typeof makeTestReleases>;
beforeEach(() => {
  releases = makeTestReleases();
});
afterEach(() => releases.remove());

// Long enough for a busy machine to load what is there; the one that hangs waits for it.
const LOAD_MS = 4000;
const routes = `{ './routes': () => ({ routes: [{ path: '/learn' }] }) }`;

function getGeneration(version: string) {
  const data = { releasesDir: releases.folder, site: testSite, shell: { js: [], css: [], stages: [] } };
  return new Generation(
    { remotes: { mf_learn: aPointer('mf-learn', version) } },
    data,
    keepReleases(releases.folder, LOAD_MS),
  );
}

test('a module is loaded from the release that the registry names', async () => {
  releases.publish('mf-learn', '1', routes);
  await expect(getGeneration('1').load('mf_learn/routes')).resolves.toEqual({ routes: [{ path: '/learn' }] });
});

test('two generations evaluate the same remote apart', async () => {
  releases.publish('mf-learn', '1', `{ './routes': () => ({ routes: [], own: {} }) }`);
  const [first, second] = await Promise.all(
    [getGeneration('1'), getGeneration('1')].map((g) => g.load('mf_learn/routes')),
  );
  expect(first).not.toBe(second);
});

test('a remote cannot write into the process', async () => {
  releases.publish('mf-learn', '1', `{ './routes': () => { globalThis.stray = 1; return { routes: [] }; } }`);
  await getGeneration('1').load('mf_learn/routes');
  expect(globalThis).not.toHaveProperty('stray');
});

test.each([
  ['is missing', () => {}],
  ['throws', () => releases.publishRaw('mf-learn', '1', 'throw new Error("boom")')],
  ['is an error page', () => releases.publishRaw('mf-learn', '1', '<html>404</html>')],
  ['is no container', () => releases.publishRaw('mf-learn', '1', 'module.exports = {}')],
  ['hangs', () => releases.publish('mf-learn', '1', `{ './routes': () => new Promise(() => {}) }`)],
])('a remote that %s is refused within the limit', async (_what, publish) => {
  publish();
  await expect(getGeneration('1').load('mf_learn/routes')).rejects.toThrow();
});

test('a remote that failed is evaluated afresh when it is asked for again', async () => {
  const generation = getGeneration('1');
  await expect(generation.load('mf_learn/routes')).rejects.toThrow();
  releases.publish('mf-learn', '1', routes);
  await expect(generation.load('mf_learn/routes')).resolves.toBeDefined();
});

test('what has arrived of a remote goes on when another module of it fails', async () => {
  releases.publish('mf-learn', '1', `{ './routes': () => ({ routes: [{ path: '/learn' }] }) }`);
  const generation = getGeneration('1');
  const before = await generation.load('mf_learn/routes');
  // Remote components are asked for by name, whichever remote owns them.
  await expect(generation.release('mf_learn').load('None')).rejects.toThrow('no ./None');
  await expect(generation.load('mf_learn/routes')).resolves.toBe(before);
});

test('a release that comes back after the start has its entry for the browser again', () => {
  const generation = getGeneration('1');
  expect(generation.composition.mf_learn?.entry).toBe('');
  releases.publish('mf-learn', '1', routes);
  expect(generation.composition.mf_learn?.entry).toBe('/r/mf-learn/entry.js');
});

test('files of a chunk are named by their content, whatever the version', () => {
  releases.publish('mf-learn', '7', routes);
  expect(getGeneration('7').release('mf_learn').listFiles('page-x')).toEqual({
    js: ['/r/mf-learn/x.js'],
    css: ['/r/mf-learn/x.css'],
  });
  expect(getGeneration('7').release('mf_learn').listFiles('page-none')).toEqual({ js: [], css: [] });
});
