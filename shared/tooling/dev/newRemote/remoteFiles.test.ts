import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const { remoteFiles } = jest.requireActual<{
  remoteFiles: (remote: { app: string; segment: string }) => Record<string, string>;
}>('./remoteFiles');
const root = path.resolve(__dirname, '../../../..');
jest.setTimeout(60_000);

test('a new remote is written in the format of this repository', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'new-remote-'));
  try {
    for (const [file, text] of Object.entries(remoteFiles({ app: 'mf-gifts', segment: 'gift-cards' }))) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
    const args = [biome, 'format', `--config-path=${root}`, '--vcs-enabled=false', folder];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, said: stdout + stderr }).toEqual({
      status: 0,
      said: expect.stringMatching(/Checked \d+ files/),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
