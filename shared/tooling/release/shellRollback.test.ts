import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'shell-rollback-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GATE =
  'exports.checkRelease = async ({ app, version }) => [{ name: "contracts", faults: [app + " " + version + " needs a newer shell"] }];';

test('a rollback of the shell says what no longer fits, canaries too', () => {
  const canary = { version: 'tried', share: 0.1, pages: 9, minutes: 1, salt: 'x'.repeat(16), openedAt: '' };
  const remotes = { mf_tools: { app: 'mf-tools', version: '2', canary } };
  const shell = { app: 'shell', version: 's2', before: ['s1'], rolledBack: [] };
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify({ generation: 7, remotes, shell }));
  for (const place of ['shell/s1', 'mf-tools/2', 'mf-tools/tried']) {
    mkdirSync(path.join(folder, 'releases', place, 'server'), { recursive: true });
    writeFileSync(path.join(folder, 'releases', place, 'release.json'), '{}');
  }
  writeFileSync(path.join(folder, 'releases/shell/s1/server/gate.js'), GATE);
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(__dirname, '../run.mjs'), 'release/rollback'],
    {
      cwd: path.resolve(__dirname, '../../../shell'),
      env: { ...process.env, DATA_DIR: folder, RELEASES_DIR: path.join(folder, 'releases') },
      encoding: 'utf8',
    },
  );
  expect({ status, lines: stdout.trim().split('\n') }).toEqual({
    status: 0,
    lines: [
      'shell s1 is recorded; no shop is running, or the disk of one is full.',
      'The gate would refuse it now: mf-tools 2 needs a newer shell',
      'The gate would refuse it now: mf-tools tried needs a newer shell',
    ],
  });
});
