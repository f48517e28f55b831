import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { describeError, type Log } from '../log';
import { DatabaseError, toDatabaseError } from './database';

/** SQLSTATE: the server has crashed. */
const CRASHED = '57P02';
/** SQLSTATE classes of a disk that is full, and of one that fails. */
const DISK_TROUBLE = /^(?:53|58)/;
const REOPEN_MS = 1000;
/** A segment of the log and something to spare. */
const ROOM_BYTES = 32 * 1024 * 1024;

type Options = { folder: string; open: () => Promise<PGlite>; log: Log };

/** The PGlite of the moment. `use` throws while there is none. */
export type EmbeddedClient = {
  use: <Result>(work: (client: PGlite) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/**
 * Keeps a database open. One that has aborted, or whose disk does not take its writes, is given up as if the process had
 * been killed, and opened again as soon as the folder can be written: until then every statement fails at once.
 */
export function keepOpen(first: PGlite, { folder, open, log }: Options): EmbeddedClient {
  let current: Guarded | null = guard(first);
  let isClosed = false;

  async function reopen(): Promise<void> {
    while (!isClosed) {
      await new Promise((resolve) => setTimeout(resolve, REOPEN_MS).unref());
      try {
        demandRoom(folder);
        current = guard(await open());
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
        if (used === current && (used.hasAborted() || DISK_TROUBLE.test(code))) {
          log.error(
            { code },
            'the embedded database has failed; it is opened again when DATA_DIR takes writes',
          );
          current = null;
          used.giveUp();
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

/** Throws an error as the file system does where a database could not work in this folder. */
export function demandRoom(folder: string): void {
  const { blocks, bavail, bsize } = statfsSync(folder);
  // There are file systems that do not count.
  if (blocks > 0 && bavail * bsize < ROOM_BYTES)
    throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
  const file = path.join(folder, `room.${process.pid}`);
  try {
    const descriptor = openSync(file, 'w');
    try {
      // One byte far out: a limit on the size of files speaks, too.
      writeSync(descriptor, '.', ROOM_BYTES);
    } finally {
      closeSync(descriptor);
    }
  } finally {
    rmSync(file, { force: true });
  }
}

type Guarded = { client: PGlite; hasAborted: () => boolean; giveUp: () => void };

/**
 * PGlite is PostgreSQL in this process. After an abort (a log that cannot be written is one) PGlite would call the dead
 * program again and again, for ever, and nothing else in this process would run: here it is not called any more.
 */
function guard(client: PGlite): Guarded {
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
    giveUp: () => {
      hasAborted = true;
      // Closes its files, nothing else.
      client.Module.FS.quit();
    },
  };
}
