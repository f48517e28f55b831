import { errorCode } from '../errorFields';

/** Runs one statement with values for $1, $2 … */
export type Query = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;

type Transaction = <Result>(run: (query: Query) => Promise<Result>) => Promise<Result>;

/** One interface for the embedded PGlite and for a PostgreSQL server. */
export type Database = {
  kind: 'embedded' | 'postgres';
  query: Query;
  transaction: Transaction;
  /** A transaction without a time limit, such as a migration. */
  patientTransaction: Transaction;
  close: () => Promise<void>;
};

/** A statement that failed. Carries the SQLSTATE, never the values. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string;

  constructor(code: string) {
    super('Database statement failed');
    this.code = code;
  }
}

/** Drivers put parameters into their errors: only the code is kept. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const code = errorCode(error);
  if (code !== undefined) return new DatabaseError(code);
  return new DatabaseError(
    error instanceof Error && /time-?out/i.test(error.message) ? 'timeout' : 'unknown',
  );
}
