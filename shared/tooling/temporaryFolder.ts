import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];

function removeAll() {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/** Gone with this process, also where Ctrl+C ends it. */
export function makeTemporaryFolder(name: string) {
  if (folders.length === 0) {
    process.once('exit', removeAll);
    const end = (_signal: string, number: number) => process.exit(128 + number);
    process.once('SIGINT', end).once('SIGTERM', end);
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}
