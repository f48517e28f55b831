import DataLoader from 'dataloader';
import { DatabaseError } from './database';

const MAX_ROWS = 64;
/** SQLSTATE classes that one row can cause: data, constraint, deadlock. */
const ROW_ERRORS = /^(?:22|23|40)/;
/** Delay before the next batch after one with several rows, as PostgreSQL's commit_delay. */
const BATCH_DELAY_MS = 1;

/**
 * Runs one statement for all rows that arrive while the previous one runs; `run` returns a result for each row, in order.
 * After an error that one row can cause, each row runs alone, so `run` must be safe to repeat.
 */
export function batchRows<Row, Result>(
  run: (rows: Row[]) => Promise<Result[]>,
): (row: Row) => Promise<Result> {
  let inFlight: Promise<unknown> = Promise.resolve();
  let wasBatch = false;
  const runAlone = async (row: Row) => (await run([row]))[0] as Result;
  const runAll = async (rows: readonly Row[]) => {
    try {
      return await run([...rows]);
    } catch (error) {
      if (rows.length === 1 || !(error instanceof DatabaseError && ROW_ERRORS.test(error.code))) throw error;
      const results = await Promise.allSettled(rows.map(runAlone));
      return results.map((one) => (one.status === 'fulfilled' ? one.value : one.reason));
    }
  };
  const loader = new DataLoader<Row, Result>(
    (rows) => {
      wasBatch = rows.length > 1;
      const answers = runAll(rows);
      inFlight = answers.catch(() => undefined);
      return answers;
    },
    {
      cache: false,
      maxBatchSize: MAX_ROWS,
      batchScheduleFn: (dispatch) =>
        void inFlight.then(() => (wasBatch ? setTimeout(dispatch, BATCH_DELAY_MS) : setImmediate(dispatch))),
    },
  );
  return (row) => loader.load(row);
}
