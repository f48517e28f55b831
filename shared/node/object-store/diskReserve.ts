// Room for a rollback on a full disk.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const RESERVE_BYTES = 512 * 1024;

export const isDiskFull = (error: unknown) => Object(error).code === 'ENOSPC';

export async function withReserve<Result>(dataDir: string, run: () => Promise<Result>) {
  const reserve = path.join(dataDir, 'reserve');
  const free = () => rm(reserve, { force: true });
  await mkdir(dataDir, { recursive: true });
  try {
    return await run();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    await free();
    return await run();
  } finally {
    // Random bytes: some file systems store no zeros.
    if (!existsSync(reserve)) await writeFile(reserve, randomBytes(RESERVE_BYTES)).catch(free);
  }
}
