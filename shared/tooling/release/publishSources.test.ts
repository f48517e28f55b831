import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sources-'));
Object.assign(process.env, { DATA_DIR: folder, RELEASES_DIR: path.join(folder, 'releases') });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Versions = Record<string, string>;
type Behind = { app: string; served: string; source: string };
type Publish = { publishSources: (versions: Versions) => Promise<{ shell: string; behind: Behind[] }> };
type Registry = {
  readPointer: (app: string) => { version: string } | undefined;
  release: (app: string, version: string) => Promise<object | null>;
};
const { publishSources } = jest.requireActual<Publish>('./publishSources');
const { readPointer, release } = jest.requireActual<Registry>('./registryFile');

const apps = ['mf-catalog', 'mf-cart', 'mf-learn', 'mf-tools'];
const sources = (version: string, shell = 'first') =>
  Object.fromEntries([...apps.map((app) => [app, version]), ['shell', shell]]);

function publish(app: string, version: string, platform = '3.1.0') {
  const place = path.join(folder, 'releases', app, version);
  mkdirSync(place, { recursive: true });
  const remote = app === 'shell' ? undefined : { segments: [app] };
  writeFileSync(path.join(place, 'release.json'), JSON.stringify({ remote, platform }));
}

beforeAll(() => publish('shell', 'first'));

test('the first start publishes the sources; a later one leaves what is served and says what differs', async () => {
  for (const app of apps) publish(app, 'first');
  expect(await publishSources(sources('first'))).toEqual({ shell: 'first', behind: [] });
  expect(readPointer('mf-cart')).toMatchObject({ version: 'first', remote: { segments: ['mf-cart'] } });

  publish('mf-cart', 'edited');
  const { behind } = await publishSources({ ...sources('first'), 'mf-cart': 'edited' });
  expect(behind).toEqual([{ app: 'mf-cart', served: 'first', source: 'edited' }]);
  expect(readPointer('mf-cart')?.version).toBe('first');
});

test('where the files of a release are gone, the source is published in their place', async () => {
  rmSync(path.join(folder, 'releases/mf-learn/first'), { recursive: true });
  publish('mf-learn', 'source');
  expect(await publishSources({ ...sources('first'), 'mf-learn': 'source' })).toMatchObject({ behind: [] });
  expect(readPointer('mf-learn')?.version).toBe('source');
});

test.each([
  ['of an older minor', '3.0.9'],
  ['of another major', '4.0.0'],
])('what is live and a shell %s cannot load gives way to the source', async (_which, platform) => {
  publish('shell', 'other', platform);
  publish('mf-tools', platform, platform);
  const live = readPointer('mf-tools')?.version;
  await publishSources({ ...sources('first', 'other'), 'mf-tools': platform });
  expect(readPointer('mf-tools')).toMatchObject({
    version: platform,
    before: expect.arrayContaining([live]),
  });
  const { changes } = JSON.parse(readFileSync(path.join(folder, 'registry.json'), 'utf8'));
  expect(changes.at(-1)).toMatchObject({ reason: `the shell could not load ${live}` });
});

test('what is live stays where a newer minor of its platform serves, or the shell that was released with it', async () => {
  const live = readPointer('mf-tools')?.version;
  publish('shell', 'newer', '4.2.0');
  publish('mf-tools', 'newer', '4.2.0');
  await publishSources({ ...sources('first', 'newer'), 'mf-tools': 'newer' });
  expect(readPointer('mf-tools')?.version).toBe(live);
  publish('shell', 'next', '9.0.0');
  await release('shell', 'newer');
  const { shell } = await publishSources({ ...sources('first', 'next'), 'mf-tools': 'newer' });
  expect(shell).toBe('newer');
  expect(readPointer('mf-tools')?.version).toBe(live);
});

test('what is live stays where the shell cannot load the source, either', async () => {
  for (const version of ['team', 'edited']) publish('mf-tools', version, '5.0.0');
  await release('mf-tools', 'team');
  const { behind } = await publishSources({ ...sources('first', 'next'), 'mf-tools': 'edited' });
  expect(behind).toContainEqual({ app: 'mf-tools', served: 'team', source: 'edited' });
  expect(readPointer('mf-tools')?.version).toBe('team');
});

test('a registry that cannot be read prevents no start: nothing is published, and one line says so', async () => {
  const dataDir = path.join(folder, 'corrupt');
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, 'registry.json'), '{"remotes":');
  const versions = sources('first');
  const child = fork(path.join(__dirname, '../run.mjs'), ['start/prepare', JSON.stringify(versions)], {
    env: { ...process.env, DATA_DIR: dataDir },
    silent: true,
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [[prepared]] = await Promise.all([once(child, 'message'), once(child, 'close')]);
  expect(prepared).toEqual(versions);
  expect(said).toContain(`cannot read ${path.join(dataDir, 'registry.json')}`);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(readFileSync(path.join(dataDir, 'registry.json'), 'utf8')).toBe('{"remotes":');
});
