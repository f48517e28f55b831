import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** False where the release came meanwhile: its files stay, visitors may have them. */
export async function moveIntoPlace(folder: string, target: string): Promise<boolean> {
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await rename(folder, target);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(Object(error).code)) throw error;
    const isThere = existsSync(path.join(target, 'release.json'));
    await rm(isThere ? folder : target, { recursive: true, force: true });
    if (isThere) return false;
    await rename(folder, target);
  }
  return true;
}
