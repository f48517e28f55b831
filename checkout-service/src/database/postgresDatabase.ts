import type { Pool, PoolClient, PoolConfig } from 'pg';
import { describeError, type Log } from '../log';
import { type Database, type Query, toDatabaseError } from './database';

const INT8 = 20;

/** What a request may take. */
const LIMITS: PoolConfig = {
  max: 10,
  statement_timeout: 4000,
  query_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
};

/** A pool on a PostgreSQL server. Nothing here waits for ever: a frozen server costs seconds, not the service. */
export async function openPostgres(connectionString: string, log: Log): Promise<Database> {
  const { default: pg } = await import('pg');
  const options: PoolConfig = {
    connectionString,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'checkout-service',
    types: {
      // Cents are bigint in the tables and far below 2^53.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as typeof pg.types,
  };
  const pool = new pg.Pool({ ...options, ...LIMITS });
  pool.on('error', (error) => log.warn({ error: describeError(error) }, 'idle database connection lost'));
  return {
    kind: 'postgres',
    query: queryOf(pool),
    transaction: (run) => inTransaction(pool, run),
    patientTransaction: async (run) => {
      const patientPool = new pg.Pool({ ...options, max: 1 });
      try {
        return await inTransaction(patientPool, run);
      } finally {
        await patientPool.end();
      }
    },
    dump: null,
    close: () => pool.end(),
  };
}

const names = new Map<string, string>();

/** A statement that has a name is parsed and planned once a connection. One text, one name. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? `statement_${names.size + 1}`;
  names.set(sql, name);
  return name;
}

/** What has no values (the schema, begin and commit) is asked too seldom, or is too small, to be prepared. */
function queryOf(runner: Pool | PoolClient): Query {
  return async <Row>(sql: string, values?: unknown[]) => {
    try {
      const { rows } = await runner.query(values ? { name: nameOf(sql), text: sql, values } : sql);
      return rows as Row[];
    } catch (error) {
      throw toDatabaseError(error);
    }
  };
}

async function inTransaction<Result>(pool: Pool, run: (query: Query) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch((error: unknown) => {
    throw toDatabaseError(error);
  });
  const query = queryOf(client);
  // A connection that breaks between two statements says so at the next one; unheard it would end the process.
  client.on('error', ignore);
  try {
    await query('begin');
    const result = await run(query);
    await query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection in an unknown state is not given to the next request.
    const isClean = await query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!isClean);
    throw error;
  } finally {
    client.off('error', ignore);
  }
}

const ignore = () => undefined;
