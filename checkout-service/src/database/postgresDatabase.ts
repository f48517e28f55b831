import type { Pool, PoolClient, PoolConfig } from 'pg';
import { describeError, type Log } from '../log';
import { type Database, type Query, toDatabaseError } from './database';

const INT8 = 20;

const LIMITS: PoolConfig = {
  max: 10,
  statement_timeout: 4000,
  query_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Opens a pool with time limits: a frozen server costs seconds, not the service. */
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
  const openPool = (config: PoolConfig): Pool => {
    const pool = new pg.Pool({ ...options, ...config });
    pool.on('error', (error) => log.warn({ error: describeError(error) }, 'idle database connection lost'));
    // An 'error' event without a listener ends the process, and the pool listens to idle connections only.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const pool = openPool(LIMITS);
  return {
    kind: 'postgres',
    query: createQuery(pool),
    transaction: (run) => inTransaction(pool, run),
    patientTransaction: async (run) => {
      const patientPool = openPool({ max: 1 });
      try {
        return await inTransaction(patientPool, async (query) => {
          // Where the database or the role sets limits for all.
          await query(
            "select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)",
          );
          return run(query);
        });
      } finally {
        await patientPool.end();
      }
    },
    close: () => pool.end(),
  };
}

const names = new Map<string, string>();

/** A named statement is parsed once per connection. */
function getStatementName(sql: string): string {
  const name = names.get(sql) ?? `statement_${names.size + 1}`;
  names.set(sql, name);
  return name;
}

/** Statements without values (schema, begin, commit) are too rare or too small to be prepared. */
function createQuery(runner: Pool | PoolClient): Query {
  return async <Row>(sql: string, values?: unknown[]) => {
    try {
      const { rows } = await runner.query(values ? { name: getStatementName(sql), text: sql, values } : sql);
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
  const query = createQuery(client);
  try {
    // Whatever the database's default: what waited for a lock sees what was written meanwhile, and a leader for
    // weeks keeps no vacuum from its work.
    await query('begin isolation level read committed');
    const result = await run(query);
    await query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection in an unknown state is not reused.
    const isClean = await query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!isClean);
    throw error;
  }
}
