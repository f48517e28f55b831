import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../../..');
/** Pairs of commands at the same moment; PAIRS=100 for the whole trial. */
const PAIRS = Number(process.env.PAIRS || 8);

jest.setTimeout(120_000);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'commands-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

type Pointer = { app: string; version: string; before: string[]; rolledBack: string[] };

function writeJson(name: string, content: object) {
  writeFileSync(path.join(dataDir, `${name}.part`), JSON.stringify(content));
  renameSync(path.join(dataDir, `${name}.part`), path.join(dataDir, name));
}

function registry(): { generation: number; remotes: Record<string, Pointer>; changes: object[] } {
  return JSON.parse(readFileSync(path.join(dataDir, 'registry.json'), 'utf8'));
}

/** A registry in which both remotes have `count` earlier versions. */
function writeRegistry(count: number, more = {}) {
  const before = Array.from({ length: count }, (_, index) => `v${count - index}`);
  const toPointer = (app: string) => ({ app, version: `v${count + 1}`, before, rolledBack: [] });
  const remotes = { mf_tools: toPointer('mf-tools'), mf_learn: toPointer('mf-learn'), ...more };
  writeJson('registry.json', { generation: 7, remotes });
}

function writeServed(more: object) {
  const served = { generation: 7, pid: process.pid, aliveAt: Date.now() + 60_000, shell: 's1' };
  writeJson('served.json', { ...served, remotes: {}, ...more });
}

/** Runs a command of one remote; gives its exit code and what it said. */
function run(
  command: string,
  app: string,
  ...args: string[]
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join(__dirname, '../run.mjs'), `release/${command}`, ...args], {
    cwd: path.join(root, app),
    env: { ...process.env, DATA_DIR: dataDir, RELEASES_DIR: path.join(dataDir, 'releases') },
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

/** A running shop as the commands see it: it follows the registry and says what it shows. */
function runShop(judge: (version: string) => string | null) {
  const follow = () => {
    const { generation, remotes } = registry();
    const shown = Object.entries(remotes).map(([name, { version, before }]) => {
      const reason = judge(version);
      return [name, reason ? { version: before[0], refused: { version, reason } } : { version }];
    });
    const served = { generation, pid: process.pid, aliveAt: Date.now(), shell: 's1' };
    writeJson('served.json', { ...served, remotes: Object.fromEntries(shown) });
  };
  follow();
  const timer = setInterval(follow, 30);
  return { stop: () => clearInterval(timer) };
}

test('a shop elsewhere that does not answer is told in one sentence', async () => {
  const elsewhere = { RELEASES_URL: 'http://127.0.0.1:9', RELEASE_TOKEN: 'the-token-of-a-team' };
  Object.assign(process.env, elsewhere);
  try {
    const { code, said } = await run('rollback', 'mf-tools');
    expect({ code, lines: said.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(said).toContain('The shop at http://127.0.0.1:9 cannot be reached: ');
  } finally {
    for (const name of Object.keys(elsewhere)) delete process.env[name];
  }
});

test('simultaneous changes of different remotes: none is lost', async () => {
  writeRegistry(PAIRS);
  const commands = Array.from({ length: PAIRS }, () => [
    run('rollback', 'mf-tools'),
    run('rollback', 'mf-learn'),
  ]);
  const results = await Promise.all(commands.flat());
  expect(results.filter(({ code }) => code !== 0)).toEqual([]);
  const { generation, remotes } = registry();
  expect([remotes.mf_tools?.version, remotes.mf_learn?.version, generation]).toEqual([
    'v1',
    'v1',
    7 + 2 * PAIRS,
  ]);
  expect(registry().changes).toHaveLength(2 * PAIRS);
});

test('without a running shop a change is recorded, and the command says so', async () => {
  writeRegistry(2);
  const { code, said } = await run('rollback', 'mf-tools');
  expect({ code, said }).toEqual({
    code: 0,
    said: 'mf-tools v2 is recorded; no shop is running, or the disk of one is full.\n',
  });
});

test('a shop that has ended without a word is not waited for', async () => {
  writeRegistry(2);
  writeServed({ aliveAt: Date.now() - 6000 });
  expect(await run('rollback', 'mf-tools')).toMatchObject({
    code: 0,
    said: expect.stringContaining('no shop is running'),
  });
});

test('with a running shop the command ends when the shop shows the version', async () => {
  writeRegistry(2);
  const shop = runShop(() => null);
  const { code, said } = await run('rollback', 'mf-tools');
  shop.stop();
  expect({ code, said }).toEqual({ code: 0, said: 'mf-tools v2 is live.\n' });
});

test('what the running shop refuses of a release is put back, with its reason', async () => {
  writeRegistry(2);
  const shop = runShop((version) =>
    version === 'new' ? 'mf_learn needs a remote component that it lacks' : null,
  );
  const script = `
    import { loadTooling } from './shared/tooling/compiled.mjs';
    const { release } = await loadTooling('release/registryFile');
    const { activateRelease } = await loadTooling('release/releaseWithGate');
    const change = await release('mf-tools', 'new');
    process.stdout.write(JSON.stringify(await activateRelease('mf-tools', change)));`;
  const env = { ...process.env, DATA_DIR: dataDir };
  const args = ['--input-type=module', '-e', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  shop.stop();
  expect(JSON.parse(stdout)).toEqual({
    verdict: 'refused',
    sentence:
      'mf-tools new is refused by the running shop: mf_learn needs a remote component that it lacks. mf-tools stays at v3.',
  });
  expect(registry().remotes.mf_tools).toMatchObject({
    version: 'v3',
    before: ['v2', 'v1'],
    rolledBack: ['new'],
  });
});

test('a rollback needs nobody’s consent: the pointer stays back where the running shop cannot show the version', async () => {
  writeRegistry(2);
  const shop = runShop((version) =>
    version === 'v2' ? 'mf_learn needs a remote component that it lacks' : null,
  );
  const { code, said } = await run('rollback', 'mf-tools');
  shop.stop();
  expect(code).toBe(0);
  expect(said).toBe(
    'mf-tools v2 stands in the registry. Others follow when they can: the shop cannot show it yet: mf_learn needs a remote component that it lacks.\n',
  );
  expect(registry().remotes.mf_tools).toMatchObject({ version: 'v2', before: ['v1'], rolledBack: ['v3'] });
});

test('a shop that has gone silent keeps no rollback: the pointer stands, and the report says how long', async () => {
  writeRegistry(2);
  writeServed({ aliveAt: Date.now() - 3000 });
  const { code, said } = await run('rollback', 'mf-tools');
  expect(code).toBe(0);
  expect(said).toMatch(/mf-tools v2 (stands in the registry|is recorded)/);
  expect(registry().remotes.mf_tools).toMatchObject({ version: 'v2' });
});

test('an entry that nobody knows is kept as it is', async () => {
  const others = { mf_other: { anything: true }, mf_none: null };
  writeRegistry(1, others);
  expect(await run('rollback', 'mf-tools')).toMatchObject({ code: 0 });
  expect(registry().remotes).toMatchObject(others);
});

test('a rollback goes to a version by name, and remembers what it passed', async () => {
  writeRegistry(3);
  expect(await run('rollback', 'mf-tools', '--to', 'v1')).toMatchObject({ code: 0 });
  expect(registry().remotes.mf_tools).toMatchObject({
    version: 'v1',
    before: [],
    rolledBack: ['v4', 'v3', 'v2'],
  });
  expect(await run('rollback', 'mf-tools', '--to', 'v9')).toMatchObject({ code: 1 });
});

test('a rollback to an empty version, as an unset variable gives it, goes nowhere', async () => {
  writeRegistry(2);
  expect(await run('rollback', 'mf-tools', '--to', '')).toEqual({
    code: 1,
    said: 'mf-tools "" was never live. It can go back to: v2, v1.\n',
  });
  expect(registry().remotes.mf_tools?.version).toBe('v3');
});

test('a version that was rolled back is released again only when that is said', async () => {
  writeRegistry(1);
  await run('rollback', 'mf-tools');
  mkdirSync(path.join(dataDir, 'releases/mf-tools/v2'), { recursive: true });
  writeJson('releases/mf-tools/v2/release.json', {});
  const { code, said } = await run('release', 'mf-tools', '--version', 'v2');
  expect(code).toBe(1);
  expect(said).toContain('npm run release -w mf-tools -- --version v2 --again');
  expect(registry().remotes.mf_tools?.version).toBe('v1');
});

test('under the name of a version that was rolled back, and whose files are gone, no sources are released', async () => {
  writeRegistry(1);
  await run('rollback', 'mf-tools');
  const said =
    'mf-tools v2 was rolled back or refused, and its files are gone: release under another name.\n';
  for (const more of [[], ['--again']])
    expect(await run('release', 'mf-tools', '--version', 'v2', ...more)).toEqual({ code: 1, said });
});

describe('history and health', () => {
  test('what changed, by whom and in which order, is told to people and programs', async () => {
    writeRegistry(2);
    await run('rollback', 'mf-tools');
    await run('rollback', 'mf-learn');
    const { said } = await run('releases', '.', '--json');
    const { live, history } = JSON.parse(said);
    expect(live).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ app: 'mf-tools', version: 'v2', since: expect.any(String) }),
      ]),
    );
    expect(history).toMatchObject([
      { app: 'mf-learn', what: 'rollback', from: 'v3', to: 'v2', by: expect.any(String) },
      { app: 'mf-tools', what: 'rollback', from: 'v3', to: 'v2' },
    ]);
    expect((await run('releases', '.')).said).toMatch(/mf-tools {2}v2 {2}since \d{4}-/);
  });

  test('the shell is among what is live: as it was released, or else as it runs', async () => {
    writeRegistry(1);
    writeServed({});
    expect((await run('releases', '.')).said).toMatch(/^ {2}shell {2}s1 {2}since /m);
    const shell = { app: 'shell', version: 's2', before: ['s1'], rolledBack: [] };
    writeJson('registry.json', { ...registry(), shell });
    expect((await run('releases', '.')).said).toMatch(/^ {2}shell {2}s2 {2}since /m);
  });

  test('the doctor names a live release without files, a broken entry, and what the shop shows instead', async () => {
    writeRegistry(1, { mf_other: { anything: true } });
    const refused = { version: 'v2', reason: 'it lacks a page' };
    const remotes = { mf_tools: { version: 'v1', refused }, mf_learn: { version: 'v2' } };
    writeServed({ generation: 6, remotes });
    const { code, said } = await run('doctor', '.');
    expect(code).toBe(1);
    expect(said).toContain('mf-tools v2 is live and its files are gone');
    expect(said).toContain("the registry's entry mf_other is broken");
    expect(said).toContain('the shop shows generation 6, not 7');
    expect(said).toContain('mf_tools is served at v1 and should be at v2: it lacks a page');
  });

  test('the doctor looks at the shell as at a remote', async () => {
    writeRegistry(1);
    const shell = { app: 'shell', version: 's2', before: ['s1'], rolledBack: [] };
    writeJson('registry.json', { ...registry(), shell });
    writeServed({ shellRefused: { version: 's2', reason: 'it does not start' } });
    const { said } = await run('doctor', '.');
    expect(said).toContain('shell s2 is live and its files are gone');
    expect(said).toContain('shell is served at s1 and should be at s2: it does not start');
  });
});
