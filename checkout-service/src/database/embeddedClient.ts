import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { describeError, type Log } from '../log';
import { DatabaseError, toDatabaseError } from './database';

const CRASHED = '57P02';
/** SQLSTATE classes of a full and of a failing disk. */
const DISK_ERRORS = /^(?:53|58)/;
const REOPEN_MS = 1000;
/** A segment of the log and something to spare. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

type Options = { folder: string; open: () => Promise<PGlite>; log: Log };

/** `use` throws while there is no open database. */
export type EmbeddedClient = {
  use: <Result>(work: (client: PGlite) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/**
 * Keeps a database open. After an abort or a disk error it closes the client and reopens it once the folder is writable;
 * until then every statement fails at once.
 */
export function openResilientClient(first: PGlite, { folder, open, log }: Options): EmbeddedClient {
  let current: GuardedClient | null = guardAborts(first);
  let isClosed = false;

  async function reopen(): Promise<void> {
    while (!isClosed) {
      await new Promise((resolve) => setTimeout(resolve, REOPEN_MS).unref());
      try {
        assertFreeSpace(folder);
        current = guardAborts(await open());
        log.warn('the embedded database is open again');
        return;
      } catch (error) {
        log.debug({ error: describeError(error) }, 'the embedded database is not open yet');
      }
    }
  }

  return {
    use: async (work) => {
      const used = current;
      if (!used) throw new DatabaseError(CRASHED);
      try {
        return await work(used.client);
      } catch (error) {
        const { code } = toDatabaseError(error);
        if (used === current && (used.hasAborted() || DISK_ERRORS.test(code))) {
          log.error(
            { code },
            'the embedded database has failed; it is opened again when DATA_DIR takes writes',
          );
          current = null;
          used.abandon();
          void reopen();
        }
        throw error;
      }
    },
    close: async () => {
      isClosed = true;
      await current?.client.query('checkpoint').catch(() => undefined);
      if (!current?.hasAborted()) await current?.client.close();
    },
  };
}

/** Throws the file system's error where a database cannot write to this folder. */
export function assertFreeSpace(folder: string): void {
  const { blocks, bavail, bsize } = statfsSync(folder);
  // Some file systems report no blocks.
  if (blocks > 0 && bavail * bsize < MIN_FREE_BYTES)
    throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
  const file = path.join(folder, `room.${process.pid}`);
  try {
    const descriptor = openSync(file, 'w');
    try {
      // A write far out also reveals a limit on the file size.
      writeSync(descriptor, '.', MIN_FREE_BYTES);
    } finally {
      closeSync(descriptor);
    }
  } finally {
    rmSync(file, { force: true });
  }
}

type GuardedClient = { client: PGlite; hasAborted: () => boolean; abandon: () => void };

/** After an abort PGlite would call the dead program in an endless loop, so that nothing else in this process runs. */
function guardAborts(client: PGlite): GuardedClient {
  let hasAborted = false;
  const run = client.execProtocolRawSync.bind(client);
  client.Module.onAbort = () => {
    hasAborted = true;
  };
  client.execProtocolRawSync = (message) => {
    if (hasAborted) throw new DatabaseError(CRASHED);
    return run(message);
  };
  return {
    client,
    hasAborted: () => hasAborted,
    abandon: () => {
      hasAborted = true;
      client.Module.FS.quit();
    },
  };
}
