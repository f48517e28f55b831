import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../errorFacts';
import { lockFolder } from './folderLock';
import { unpack } from './unpack';

/** A file that is no backup of this shop's database. A sentence for the operator. */
export class NotABackup extends Error {}

/**
 * Puts a backup in the place of the embedded database, which is moved aside and never deleted; gives its new name, or null
 * where there was none. @throws FolderInUse while a service runs on the folder
 */
export function restoreEmbedded(folder: string, file: string): string | null {
  const unlock = lockFolder(folder);
  const data = path.join(folder, 'pgdata');
  const fresh = `${data}.restoring`;
  try {
    rmSync(fresh, { recursive: true, force: true });
    unpackWhole(file, fresh);
    const aside = existsSync(data) ? `${data}.aside-${new Date().toISOString().replace(/[:.]/g, '-')}` : null;
    if (aside) renameSync(data, aside);
    renameSync(fresh, data);
    writeFileSync(path.join(folder, 'pgdata.complete'), '');
    return aside;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    unlock();
  }
}

function unpackWhole(file: string, folder: string): void {
  try {
    unpack(file, folder);
    if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  } catch (error) {
    // Of the disk, and not of the archive.
    if (/^E[A-Z]+$/.test(errorCode(error) ?? '')) throw error;
  }
  throw new NotABackup('This file is no backup of the embedded database, or not whole.');
}
