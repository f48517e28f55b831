// Room for a rollback on a full disk.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const RESERVE_BYTES = 512 * 1024;

const getReserve = (dataDir: string) => path.join(dataDir, 'reserve');

export const isDiskFull = (error: unknown) => Object(error).code === 'ENOSPC';

/** Random bytes: some file systems store no zeros. */
async function writeReserve(dataDir: string) {
  if (existsSync(getReserve(dataDir))) return;
  await writeFile(getReserve(dataDir), randomBytes(RESERVE_BYTES)).catch(() =>
    rm(getReserve(dataDir), { force: true }),
  );
}

export async function withReserve<Result>(dataDir: string, run: () => Promise<Result>) {
  await mkdir(dataDir, { recursive: true });
  try {
    return await run();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    await rm(getReserve(dataDir), { force: true });
    return await run();
  } finally {
    await writeReserve(dataDir);
  }
}
