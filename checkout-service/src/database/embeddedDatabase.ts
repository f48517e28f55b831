import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { describeError, type Log } from '../log';
import { type Database, type Query, toDatabaseError } from './database';
import { demandRoom, type EmbeddedClient, keepOpen } from './embeddedClient';
import { lockFolder } from './folderLock';
import { runPrepared } from './preparedStatements';
import { unpack } from './unpack';

/** A folder in which a command, which makes and repairs nothing, finds no database. A sentence for the operator. */
export class NoDatabase extends Error {}

export type EmbeddedOptions = {
  /** Holds `pgdata` and the lock. */
  folder: string;
  /** An initialized, empty data directory as PGlite dumps it: spares the first start its initdb. */
  packedDataFile: string | null;
  /** Throws NoDatabase, and leaves the folder as it is, where there is none or it does not open. */
  mustExist?: boolean;
  log: Log;
};

const settings = [
  // A shop's tables fit into this; PGlite's own 128 MB cost as much memory again (337 MB for 200 MB).
  'shared_buffers=16MB',
  // PGlite never counts its rows: what is planned while there are few orders would read them all for ever after.
  'enable_seqscan=off',
].flatMap((setting) => ['-c', setting]);

/**
 * PGlite on a folder, one process at a time. A data directory that does not open is moved aside, never deleted: Stripe
 * holds the record, and reconciliation rebuilds every paid order into the new one.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { folder, packedDataFile, mustExist = false, log } = options;
  const data = path.join(folder, 'pgdata');
  if (mustExist && !existsSync(data)) {
    throw new NoDatabase('There is no database in DATA_DIR yet; the service makes one when it is started.');
  }
  const unlock = lockFolder(folder);
  try {
    const giveUp = (reason: string) => {
      if (!mustExist) return moveAside(data, log, reason);
      throw new NoDatabase(
        'The database in DATA_DIR does not open; the service, when it is started, moves it aside and rebuilds it.',
      );
    };
    const complete = path.join(folder, 'pgdata.complete');
    // On a full disk the best of databases does not open.
    demandRoom(folder);
    // A first start that was killed leaves half a directory that may even open.
    if (existsSync(data) && !existsSync(complete)) giveUp('its first start was interrupted');
    // PGlite would begin a new database among the files of this one.
    const hasDatabase = () => existsSync(path.join(data, 'PG_VERSION'));
    if (existsSync(data) && !hasDatabase()) giveUp('it is not whole');
    const first = await open(data, packedDataFile).catch((error: unknown) => {
      if (!existsSync(data)) throw error;
      log.error({ error: describeError(error) }, 'the embedded database does not open');
      giveUp('it does not open');
      return open(data, packedDataFile);
    });
    writeFileSync(complete, '');
    const reopen = async () => {
      // A folder that somebody took away is for the next start: what it held comes back from Stripe.
      if (!hasDatabase()) throw new Error('The database is gone');
      return open(data, null);
    };
    return toDatabase(keepOpen(first, { folder, open: reopen, log }), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database that lives and dies with the process: what the tests of the service run on. */
export async function openInMemory(): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create({ startParams: [...PGlite.defaultStartParams, ...settings] });
  return toDatabase({ use: (work) => work(client), close: () => client.close() }, () => undefined);
}

async function open(data: string, packedDataFile: string | null): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  if (!existsSync(data) && packedDataFile && existsSync(packedDataFile)) unpack(packedDataFile, data);
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
    let ownError: { error: unknown } | undefined;
    try {
      return (await use((client) =>
        client.transaction(async (open) => {
          try {
            return await run(queryOf(client, open));
          } catch (error) {
            ownError = { error };
            throw error;
          }
        }),
      )) as Awaited<ReturnType<typeof run>>;
    } catch (error) {
      throw ownError ? ownError.error : toDatabaseError(error);
    }
  };
  return {
    kind: 'embedded',
    query: (sql, values) => use((client) => queryOf(client, client)(sql, values)),
    transaction,
    // Nothing here has a time limit.
    patientTransaction: transaction,
    dump: () =>
      use(async (client) => {
        await client.query('checkpoint');
        // Statements wait meanwhile: no file is of another moment.
        return client._runExclusiveTransaction(() => client.dumpDataDir('none'));
      }),
    close: async () => {
      await close();
      unlock();
    },
  };
}

/** What has no values (the schema, a health check) is asked too seldom to be prepared. */
function queryOf(client: PGlite, runner: PGlite | Transaction): Query {
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
