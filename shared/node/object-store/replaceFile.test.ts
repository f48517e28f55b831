import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { replaceFile } from './replaceFile';

test('what could not be written leaves nothing behind', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'replace-'));
  mkdirSync(path.join(folder, 'served.json'));
  await expect(replaceFile(path.join(folder, 'served.json'), '{}')).rejects.toThrow('served.json');
  expect(readdirSync(folder)).toEqual(['served.json']);
  rmSync(folder, { recursive: true });
});
