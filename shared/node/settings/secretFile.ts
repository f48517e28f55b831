import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function read(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret === '') throw new Error(`${file} is empty`);
  return secret;
}

/** A secret that is made at first need, which only the owner reads and all processes of a host share. */
export function readOrMakeSecret(file: string): string {
  try {
    return read(file);
  } catch {
    const part = `${file}.${process.pid}.part`;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(part, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    // One that a power cut left empty has signed nothing.
    if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file, { force: true });
    try {
      // In one step: nobody reads half of it, and of two at the same moment one has made it.
      linkSync(part, file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      rmSync(part, { force: true });
    }
    return read(file);
  }
}
