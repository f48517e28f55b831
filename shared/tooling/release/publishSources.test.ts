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
type Publish = { publishSources: (versions: Versions) => Promise<Behind[]> };
type Registry = { readPointer: (app: string) => { version: string } | undefined };
const { publishSources } = jest.requireActual<Publish>('./publishSources');
const { readPointer } = jest.requireActual<Registry>('./registryFile');

const apps = ['mf-catalog', 'mf-cart', 'mf-learn', 'mf-tools'];
const sources = (version: string) => Object.fromEntries(apps.map((app) => [app, version]));

function publish(app: string, version: string) {
  const release = path.join(folder, 'releases', app, version);
  mkdirSync(release, { recursive: true });
  const remote = { segments: [app] };
  writeFileSync(path.join(release, 'release.json'), JSON.stringify({ remote }));
}

test('the first start publishes the sources; a later one leaves what is served and says what differs', async () => {
  for (const app of apps) publish(app, 'first');
  expect(await publishSources(sources('first'))).toEqual([]);
  expect(readPointer('mf-cart')).toMatchObject({ version: 'first', remote: { segments: ['mf-cart'] } });

  publish('mf-cart', 'edited');
  const behind = await publishSources({ ...sources('first'), 'mf-cart': 'edited' });
  expect(behind).toEqual([{ app: 'mf-cart', served: 'first', source: 'edited' }]);
  expect(readPointer('mf-cart')?.version).toBe('first');
});

test('where the files of a release are gone, the source is published in their place', async () => {
  rmSync(path.join(folder, 'releases/mf-learn/first'), { recursive: true });
  publish('mf-learn', 'source');
  expect(await publishSources({ ...sources('first'), 'mf-learn': 'source' })).toEqual([]);
  expect(readPointer('mf-learn')?.version).toBe('source');
});

test('a registry that cannot be read prevents no start: nothing is published, and one line says so', async () => {
  const dataDir = path.join(folder, 'corrupt');
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, 'registry.json'), '{"remotes":');
  const versions = { ...sources('first'), shell: 'first' };
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
