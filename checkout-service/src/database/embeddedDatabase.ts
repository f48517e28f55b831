import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { describeError, type Log } from '../log';
import { type Database, type Query, toDatabaseError } from './database';
import { assertFreeSpace, type EmbeddedClient, openResilientClient } from './embeddedClient';
import { extractArchive } from './extractArchive';
import { lockFolder } from './folderLock';
import { runPrepared } from './preparedStatements';

/** The folder holds no database that opens. The message is for the operator. */
export class DatabaseMissingError extends Error {}

export type EmbeddedOptions = {
  /** Holds `pgdata` and the lock. */
  folder: string;
  /** A packed, empty data directory: spares the first start its initdb. */
  packedDataFile: string | null;
  /** Throws instead of creating or repairing. */
  mustExist?: boolean;
  log: Log;
};

const settings = [
  // PGlite's own 128 MB cost as much memory again (337 MB for 200 MB).
  'shared_buffers=16MB',
  // PGlite never analyzes its tables: plans made while there are few orders would scan them all later.
  'enable_seqscan=off',
].flatMap((setting) => ['-c', setting]);

/**
 * Opens PGlite on a folder, one process at a time. A data directory that does not open is moved aside, never deleted:
 * Stripe holds the record, and reconciliation rebuilds every paid order.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { folder, packedDataFile, mustExist = false, log } = options;
  const data = path.join(folder, 'pgdata');
  if (mustExist && !existsSync(data)) {
    throw new DatabaseMissingError(
      'There is no database in DATA_DIR yet; the service makes one when it is started.',
    );
  }
  const unlock = lockFolder(folder);
  try {
    const abandon = (reason: string) => {
      if (!mustExist) return moveAside(data, log, reason);
      throw new DatabaseMissingError(
        'The database in DATA_DIR does not open; the service, when it is started, moves it aside and rebuilds it.',
      );
    };
    const complete = `${data}.complete`;
    assertFreeSpace(folder);
    // A killed first start leaves half a directory that may even open.
    if (existsSync(data) && !existsSync(complete)) abandon('its first start was interrupted');
    // PGlite would begin a new database among the files of this one.
    const hasDatabase = () => existsSync(path.join(data, 'PG_VERSION'));
    if (existsSync(data) && !hasDatabase()) abandon('it is not whole');
    const first = await open(data, packedDataFile).catch((error: unknown) => {
      if (!existsSync(data)) throw error;
      log.error({ error: describeError(error) }, 'the embedded database does not open');
      abandon('it does not open');
      return open(data, packedDataFile);
    });
    writeFileSync(complete, '');
    const reopen = async () => {
      // The next start restores its orders from Stripe.
      if (!hasDatabase()) throw new Error('The database is gone');
      return open(data, null);
    };
    return toDatabase(openResilientClient(first, { folder, open: reopen, log }), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function importPGlite() {
  // Optimizing its 9 MB of code takes a second of processor at each start and 40 MB; no statement is faster for it.
  setFlagsFromString('--liftoff-only');
  return import('@electric-sql/pglite');
}

/** A database in memory, for the service's tests. */
export async function openInMemory(): Promise<Database> {
  const { PGlite } = await importPGlite();
  const client = await PGlite.create({ startParams: [...PGlite.defaultStartParams, ...settings] });
  return toDatabase({ use: (work) => work(client), close: () => client.close() }, () => undefined);
}

async function open(data: string, packedDataFile: string | null): Promise<PGlite> {
  const { PGlite } = await importPGlite();
  // Of the directory before.
  if (!existsSync(data)) rmSync(`${data}.complete`, { force: true });
  if (!existsSync(data) && packedDataFile && existsSync(packedDataFile)) extractArchive(packedDataFile, data);
  const client = await PGlite.create(data, { startParams: [...PGlite.defaultStartParams, ...settings] });
  await client.query('select 1');
  return client;
}

function moveAside(data: string, log: Log, reason: string): void {
  const aside = `${data}.aside-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(data, aside);
  log.error({ moved_to: path.basename(aside), reason }, 'embedded database moved aside');
}

function toDatabase({ use, close }: EmbeddedClient, unlock: () => void): Database {
  const transaction: Database['transaction'] = async (run) => {
    let callbackError: { error: unknown } | undefined;
    try {
      return (await use((client) =>
        client.transaction(async (open) => {
          try {
            return await run(createQuery(client, open));
          } catch (error) {
            callbackError = { error };
            throw error;
          }
        }),
      )) as Awaited<ReturnType<typeof run>>;
    } catch (error) {
      throw callbackError ? callbackError.error : toDatabaseError(error);
    }
  };
  return {
    kind: 'embedded',
    query: (sql, values) => use((client) => createQuery(client, client)(sql, values)),
    transaction,
    patientTransaction: transaction,
    close: async () => {
      await close();
      unlock();
    },
  };
}

/** Statements without values (schema, health check) are too rare to be prepared. */
function createQuery(client: PGlite, runner: PGlite | Transaction): Query {
  return async <Row>(sql: string, values?: unknown[]) => {
    try {
      if (values === undefined) return (await runner.query<Row>(sql)).rows;
      const run = () => runPrepared<Row>(client, sql, values);
      return await (runner === client ? client._runExclusiveTransaction(run) : run());
    } catch (error) {
      throw toDatabaseError(error);
    }
  };
}
