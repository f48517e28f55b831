import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What cart cookies are signed with: the setting, else a file in the data folder, made at first need, which all processes of a
 * host share. @throws where there is no setting and the folder cannot be written
 */
export function makeCartSecret(setting: string | null, dataDir: string): () => string {
  let known = setting;
  return () => {
    known ??= readOrMake(path.join(dataDir, 'cart-secret'));
    return known;
  };
}

function readOrMake(file: string): string {
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Another process was faster, or an earlier start made it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
