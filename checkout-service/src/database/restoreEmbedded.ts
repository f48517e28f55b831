import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../errorFields';
import { extractArchive } from './extractArchive';
import { lockFolder } from './folderLock';

export class InvalidBackupError extends Error {}

/** Restores a backup; returns the new name of the database it moved aside, or null. @throws FolderInUseError */
export function restoreEmbedded(folder: string, file: string): string | null {
  const unlock = lockFolder(folder);
  const data = path.join(folder, 'pgdata');
  const fresh = `${data}.restoring`;
  try {
    rmSync(fresh, { recursive: true, force: true });
    extractWhole(file, fresh);
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

function extractWhole(file: string, folder: string): void {
  try {
    extractArchive(file, folder);
    if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  } catch (error) {
    // A disk error, not a damaged archive.
    if (/^E[A-Z]+$/.test(errorCode(error) ?? '')) throw error;
  }
  throw new InvalidBackupError('This file is no backup of the embedded database, or not whole.');
}
