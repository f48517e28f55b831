import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'env-'));
const file = path.join(folder, 'shop.env');
writeFileSync(file, 'PORT=4100\nLOG_LEVEL=warn\n');
afterAll(() => rmSync(folder, { recursive: true }));

function settingsWith(env: Record<string, string>) {
  const script = `import { loadTooling } from ${JSON.stringify(path.join(__dirname, 'compiled.mjs'))}; await loadTooling('paths');
    console.log(JSON.stringify([process.env.PORT ?? null, process.env.LOG_LEVEL ?? null]))`;
  const words = ['--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, words, {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return stdout ? JSON.parse(stdout) : stderr;
}

test('settings come from the file, and the environment wins over it', () => {
  expect(settingsWith({ ENV_FILE: file })).toEqual(['4100', 'warn']);
  expect(settingsWith({ ENV_FILE: file, PORT: '4200' })).toEqual(['4200', 'warn']);
});

test('a file that is named and is not there ends the command: the shop would open with other settings', () => {
  for (const wrong of [path.join(folder, 'none-here'), folder])
    expect(settingsWith({ ENV_FILE: wrong })).toBe(`ENV_FILE names no file: ${wrong}.\n`);
  expect(settingsWith({ ENV_FILE: 'none' })).toEqual([null, null]);
});
