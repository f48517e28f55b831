import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'prune-'));
Object.assign(process.env, { DATA_DIR: folder, RELEASES_DIR: path.join(folder, 'releases') });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Prune = { pruneReleases: () => Promise<string[]> };
const { pruneReleases } = jest.requireActual<Prune>('./pruneReleases');

const DAY_SECONDS = 24 * 60 * 60;

function publish(version: string, ageDays: number) {
  const release = path.join(folder, 'releases/mf-tools', version);
  mkdirSync(release, { recursive: true });
  writeFileSync(path.join(release, 'release.json'), '{}');
  const at = Date.now() / 1000 - ageDays * DAY_SECONDS;
  utimesSync(release, at, at);
}

test('the live release, the ten before it and the last seven days stay; all else goes, uploads that came to no end too', async () => {
  const before = Array.from({ length: 12 }, (_, index) => `before-${index + 1}`);
  for (const version of ['live', ...before, 'forgotten']) publish(version, 30);
  publish('yesterday', 1);
  for (const place of ['releases/.incoming', 'incoming']) {
    const upload = path.join(folder, place, 'cut-off');
    mkdirSync(upload, { recursive: true });
    utimesSync(upload, 0, 0);
  }
  const pointer = { app: 'mf-tools', version: 'live', before, rolledBack: [] };
  writeFileSync(
    path.join(folder, 'registry.json'),
    JSON.stringify({ generation: 1, remotes: { mf_tools: pointer } }),
  );

  const removed = (await pruneReleases()).sort();
  const gone = ['before-11', 'before-12', 'forgotten'].map((version) => `mf-tools/${version}`);
  expect(removed).toEqual(['../incoming/cut-off', '.incoming/cut-off', ...gone]);
  expect(existsSync(path.join(folder, 'releases/mf-tools/yesterday/release.json'))).toBe(true);
});

test('what an open link shows stays, live before or never', async () => {
  rmSync(path.join(folder, 'releases'), { recursive: true });
  for (const version of ['live', 'shown', 'former', 'forgotten']) publish(version, 30);
  const tomorrow = new Date(Date.now() + DAY_SECONDS * 1000).toISOString();
  const offered = {
    'mf-tools/shown': tomorrow,
    'mf-tools/former': tomorrow,
    'mf-tools/forgotten': '2026-01-01',
  };
  const remotes = { mf_tools: { app: 'mf-tools', version: 'live', before: [], rolledBack: ['former'] } };
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify({ generation: 1, remotes, offered }));
  expect(await pruneReleases()).toEqual(['mf-tools/forgotten']);
});

test('what a shop served last stays, though a full disk has kept it from saying so since', async () => {
  publish('served', 30);
  const served = { pid: 1, aliveAt: 0, shell: '1', remotes: { mf_tools: { version: 'served' } } };
  writeFileSync(path.join(folder, 'served.json'), JSON.stringify(served));
  expect(await pruneReleases()).toEqual([]);
  rmSync(path.join(folder, 'served.json'));
  expect(await pruneReleases()).toEqual(['mf-tools/served']);
});

test('an entry that names no app takes no folder along', async () => {
  const app = path.join(folder, 'releases/mf-tools');
  publish('old', 30);
  utimesSync(app, 0, 0);
  writeFileSync(
    path.join(folder, 'registry.json'),
    JSON.stringify({ generation: 2, remotes: { mf_tools: {} } }),
  );
  expect(await pruneReleases()).toEqual([]);
  expect(existsSync(path.join(app, 'old/release.json'))).toBe(true);
});

test('the link by which a packed shell is started stays, with the version that it names', async () => {
  const shell = path.join(folder, 'releases/shell');
  mkdirSync(path.join(shell, '7'), { recursive: true });
  symlinkSync('7', path.join(shell, 'live'));
  utimesSync(path.join(shell, '7'), 0, 0);
  const pointer = { app: 'shell', version: '8', before: [], rolledBack: [] };
  writeFileSync(
    path.join(folder, 'registry.json'),
    JSON.stringify({ generation: 3, remotes: {}, shell: pointer }),
  );
  expect(await pruneReleases()).toEqual([]);
  expect(existsSync(path.join(shell, 'live'))).toBe(true);
});
