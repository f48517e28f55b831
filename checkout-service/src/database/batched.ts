import DataLoader from 'dataloader';
import { DatabaseError } from './database';

/** As many checkouts as are under way at once. */
const MAX_ROWS = 64;
/** SQLSTATE classes of what one row can do to the others: its data, a constraint, a deadlock. */
const BLAMES_A_ROW = /^(?:22|23|40)/;
/** Where a statement had several rows, the next waits this long for more, as PostgreSQL's commit_delay does. */
const GATHER_MS = 1;

/**
 * One statement for all rows that come while the one before it is under way: `run` gets them and answers for each, in
 * order. Under load a statement costs about the same for sixteen rows as for one; a lone row waits for nobody. Where a
 * row may be to blame for a failure, each is run alone, so `run` must do no harm when it is repeated.
 */
export function batched<Row, Result>(run: (rows: Row[]) => Promise<Result[]>): (row: Row) => Promise<Result> {
  let underway: Promise<unknown> = Promise.resolve();
  let hadSeveral = false;
  const runAlone = async (row: Row) => (await run([row]))[0] as Result;
  const runAll = async (rows: readonly Row[]) => {
    try {
      return await run([...rows]);
    } catch (error) {
      if (rows.length === 1 || !(error instanceof DatabaseError && BLAMES_A_ROW.test(error.code)))
        throw error;
      const settled = await Promise.allSettled(rows.map(runAlone));
      return settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason));
    }
  };
  const loader = new DataLoader<Row, Result>(
    (rows) => {
      hadSeveral = rows.length > 1;
      const answers = runAll(rows);
      underway = answers.catch(() => undefined);
      return answers;
    },
    {
      cache: false,
      maxBatchSize: MAX_ROWS,
      batchScheduleFn: (dispatch) =>
        void underway.then(() => (hadSeveral ? setTimeout(dispatch, GATHER_MS) : setImmediate(dispatch))),
    },
  );
  return (row) => loader.load(row);
}
