import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'shell-rollback-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GATE =
  'exports.checkRelease = async ({ app, version }) => [{ name: "contracts", faults: [app + " " + version + " needs a newer shell"] }];';

function rollBackShell() {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(__dirname, '../run.mjs'), 'release/rollback'],
    {
      cwd: path.resolve(__dirname, '../../../shell'),
      env: { ...process.env, DATA_DIR: folder, RELEASES_DIR: path.join(folder, 'releases') },
      encoding: 'utf8',
    },
  );
  return { status, lines: stdout.trim().split('\n') };
}

beforeAll(() => {
  const canary = { version: 'tried', share: 0.1, pages: 9, minutes: 1, salt: 'x'.repeat(16), openedAt: '' };
  const remotes = { mf_tools: { app: 'mf-tools', version: '2', canary } };
  const shell = { app: 'shell', version: 's2', before: ['s1'], rolledBack: [] };
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify({ generation: 7, remotes, shell }));
  for (const place of ['shell/s1', 'mf-tools/2', 'mf-tools/tried']) {
    mkdirSync(path.join(folder, 'releases', place, 'server'), { recursive: true });
    writeFileSync(path.join(folder, 'releases', place, 'release.json'), '{}');
  }
  writeFileSync(path.join(folder, 'releases/shell/s1/server/gate.js'), GATE);
});

test('a rollback of the shell says what no longer fits, canaries too', () => {
  expect(rollBackShell()).toEqual({
    status: 0,
    lines: [
      'shell s1 is recorded; no shop is running, or the disk of one is full.',
      'The gate would refuse it now: mf-tools 2 needs a newer shell',
      'The gate would refuse it now: mf-tools tried needs a newer shell',
    ],
  });
});

test('a rollback of the shell names the remotes that fall back with it', () => {
  const pointer = { app: 'shell', version: 's2', before: ['s1'], rolledBack: [] };
  const remotes = { mf_tools: { app: 'mf-tools', version: '2' } };
  writeFileSync(
    path.join(folder, 'registry.json'),
    JSON.stringify({ generation: 7, remotes, shell: pointer }),
  );
  const refused = { version: '2', reason: 'it was built for platform 3.1.0' };
  const served = { generation: 8, shell: 's1', remotes: { mf_tools: { version: '1', refused } } };
  const alive = { pid: process.pid, aliveAt: Date.now() + 60_000 };
  writeFileSync(path.join(folder, 'served.json'), JSON.stringify({ ...served, ...alive }));
  expect(rollBackShell()).toEqual({
    status: 0,
    lines: ['shell s1 is live. mf_tools 2 is refused: it was built for platform 3.1.0.'],
  });
});
