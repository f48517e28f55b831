import { errorCode } from '../errorFacts';

/** Runs one statement; values go only where $1, $2 … stand. */
export type Query = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;

type Transaction = <Result>(run: (query: Query) => Promise<Result>) => Promise<Result>;

/** The same plain SQL on the embedded PGlite and on a PostgreSQL server. */
export type Database = {
  kind: 'embedded' | 'postgres';
  query: Query;
  /** All or nothing: an error thrown inside rolls everything back. */
  transaction: Transaction;
  /** The same for work that may take minutes, such as a migration: its statements have no time limit. */
  patientTransaction: Transaction;
  /** All files of the embedded database as they are at one moment, in a tar; null: PostgreSQL has its own tools. */
  dump: (() => Promise<Blob>) | null;
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

/** Drivers put parameters into their errors; only the code leaves this folder. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const code = errorCode(error);
  if (code !== undefined) return new DatabaseError(code);
  return new DatabaseError(
    error instanceof Error && /time-?out/i.test(error.message) ? 'timeout' : 'unknown',
  );
}
