// Room on the disk for the way back: a file that is given up when nothing else fits.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Bytes for a registry, a line of history, and what the running shop writes of itself. */
const RESERVE_BYTES = 512 * 1024;

const getReserve = (dataDir) => path.join(dataDir, 'reserve');

/** Sets room aside. Without room there is none to be set aside. Random bytes: some file systems store no zeros. */
async function keepReserve(dataDir) {
  if (existsSync(getReserve(dataDir))) return;
  await writeFile(getReserve(dataDir), randomBytes(RESERVE_BYTES)).catch(() =>
    rm(getReserve(dataDir), { force: true }),
  );
}

/**
 * Runs what changes the registry; on a full disk with the room that was set aside. Sets it aside again afterwards.
 * @template T
 * @param {string} dataDir
 * @param {() => Promise<T>} run may run twice
 * @returns {Promise<T>}
 */
export async function withReserve(dataDir, run) {
  await mkdir(dataDir, { recursive: true });
  try {
    return await run();
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
    await rm(getReserve(dataDir), { force: true });
    return await run();
  } finally {
    await keepReserve(dataDir);
  }
}
