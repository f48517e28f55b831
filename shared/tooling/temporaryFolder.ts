import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Gone with this process, also where Ctrl+C ends it. */
export function makeTemporaryFolder(name: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, (_signal: string, number: number) => process.exit(128 + number));
  return folder;
}
