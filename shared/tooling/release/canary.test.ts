import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const TOOL = path.join(__dirname, '../run.mjs');
jest.setTimeout(60_000);

let dataDir: string;
beforeEach(() => {
  settings = {};
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'canary-'));
  const canary = { version: 'v3', share: 0.1, pages: 300, minutes: 15, salt: 'x'.repeat(36) };
  const pointer = { app: 'mf-tools', version: 'v2', before: ['v1'], rolledBack: [], canary };
  const registry = { generation: 7, remotes: { mf_tools: pointer } };
  writeFileSync(path.join(dataDir, 'registry.json'), JSON.stringify(registry));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

let settings: NodeJS.ProcessEnv;

function run(cwd: string, command: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [TOOL, `release/${command}`, ...args], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}
const recordVerdict = (...args: string[]) => run(root, 'recordVerdict', 'mf_tools', 'mf-tools', ...args);
const pointer = () => JSON.parse(readFileSync(path.join(dataDir, 'registry.json'), 'utf8')).remotes.mf_tools;
const history = (file = path.join(dataDir, 'registry.json')) =>
  JSON.parse(readFileSync(file, 'utf8')).changes;

test('a canary that is ended is gone, counts as rolled back, and the record says why', () => {
  expect(recordVerdict('v3', 'ended', '5.0 % of 100 pages with a fault').status).toBe(0);
  expect(pointer()).toMatchObject({ app: 'mf-tools', version: 'v2', before: ['v1'], rolledBack: ['v3'] });
  expect(pointer().canary).toBeUndefined();
  expect(history()).toMatchObject([
    { what: 'canary ended', canary: 'v3', to: 'v2', reason: '5.0 % of 100 pages with a fault' },
  ]);
});

test('a version is live since its own release, whatever canaries were tried beside it', () => {
  const file = path.join(dataDir, 'registry.json');
  const at = '2026-11-27T12:00:00.000Z';
  const released = { at, generation: 7, app: 'mf-tools', from: 'v1', to: 'v2', what: 'release', by: 'Ada' };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), changes: [released] }));
  expect(recordVerdict('v3', 'ended', 'broken').status).toBe(0);
  const [live] = JSON.parse(run(root, 'releases', '--json').said).live;
  expect(live).toMatchObject({ version: 'v2', since: at, by: 'Ada' });
});

test('a canary whose files are gone is ended in place of being promoted', () => {
  expect(recordVerdict('v3', 'promoted', '300 pages told of it').status).toBe(0);
  expect(pointer()).toMatchObject({ version: 'v2', rolledBack: ['v3'] });
  expect(history()).toMatchObject([
    { what: 'canary ended', reason: expect.stringContaining('it goes no more with what is live') },
  ]);
});

test('a canary is promoted without the pages that its team has given up', () => {
  settings = { RELEASES_DIR: path.join(dataDir, 'releases') };
  const publish = (name: string, files: Record<string, string>) => {
    for (const [place, text] of Object.entries({ 'release.json': '{}', ...files })) {
      const file = path.join(dataDir, 'releases', name, place);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  };
  // A gate that misses one page in whatever it is shown.
  const gate = `exports.checkRelease = async ({ dropped }) =>
    [{ name: 'routes', faults: dropped.includes('/old') ? [] : ['the page /old is gone'] }];`;
  publish('shell/s1', { 'server/gate.js': gate });
  for (const version of ['v2', 'v3']) publish(`mf-tools/${version}`, {});
  const file = path.join(dataDir, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  registry.shell = { app: 'shell', version: 's1', before: [], rolledBack: [] };
  registry.remotes.mf_tools.canary.dropped = ['/old'];
  writeFileSync(file, JSON.stringify(registry));
  const { said } = recordVerdict('v3', 'promoted', '300 pages told of it');
  expect([said, pointer().version]).toEqual(['', 'v3']);
});

test('a shop that keeps its registry elsewhere than its data has the verdict in that registry', () => {
  const elsewhere = path.join(dataDir, 'app/registry.json');
  mkdirSync(path.dirname(elsewhere));
  renameSync(path.join(dataDir, 'registry.json'), elsewhere);
  settings = { REGISTRY_FILE: elsewhere };
  expect(recordVerdict('v3', 'ended', 'broken').status).toBe(0);
  expect(JSON.parse(readFileSync(elsewhere, 'utf8')).remotes.mf_tools).toMatchObject({ rolledBack: ['v3'] });
  expect(history(elsewhere)).toMatchObject([{ what: 'canary ended', canary: 'v3' }]);
  expect(existsSync(path.join(dataDir, 'registry.json'))).toBe(false);
});

test('a verdict on what is not open any more changes nothing', () => {
  expect(recordVerdict('v9', 'promoted', 'late').status).toBe(0);
  expect(pointer()).toMatchObject({ version: 'v2', canary: { version: 'v3' } });
});

test('while a canary is open it is what a rollback takes back', () => {
  const { status, said } = run(path.join(root, 'mf-tools'), 'rollback');
  expect([status, said]).toEqual([
    0,
    expect.stringContaining('The canary v3 of mf-tools is ended, and v2 is '),
  ]);
  expect(pointer()).toMatchObject({ app: 'mf-tools', version: 'v2', before: ['v1'], rolledBack: ['v3'] });
  expect(pointer().canary).toBeUndefined();
  expect(history()).toMatchObject([{ what: 'canary ended', canary: 'v3', reason: 'rollback', to: 'v2' }]);
});

test('its share is listed as it was asked for', () => {
  const file = path.join(dataDir, 'registry.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"share":0.1', '"share":0.07'));
  expect(run(root, 'releases').said).toContain('v3  open to 7 % of visitors');
});

test.each([
  ['--canary', 'many'],
  ['--canary', '0%'],
  ['--canary', '10%', '--pages', '0'],
  ['--canary', '10%', '--minutes', 'soon'],
  // The registry's schema takes neither, and the shop would leave out the remote.
  ['--canary', '10%', '--pages', '1e20'],
  ['--canary', '10%', '--minutes', 'Infinity'],
  // The shop would end it after a day, for want of pages that it had.
  ['--canary', '10%', '--minutes', '1441'],
])('a wrong share or budget is refused with a sentence: %s %s %s %s', (...args) => {
  const { status, said } = run(path.join(root, 'mf-tools'), 'release', '--version', 'v4', ...args);
  expect({ status, lines: said.trim().split('\n').length }).toEqual({ status: 1, lines: 1 });
  expect(said).toContain(' is wrong: ');
});
