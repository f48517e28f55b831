import { EventEmitter, once } from 'node:events';
import { batchRows } from './batchRows';
import { DatabaseError } from './database';

/** A statement that ends when it is told to. */
function slowStatement() {
  const calls: { rows: number[]; end: () => void }[] = [];
  const started = new EventEmitter();
  const run = (rows: number[]) =>
    new Promise<string[]>((resolve) => {
      calls.push({ rows, end: () => resolve(rows.map((row) => `answer ${row}`)) });
      started.emit('call');
    });
  return { calls, run, nextCall: () => once(started, 'call') };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a lone row is run at once', async () => {
  const { calls, run, nextCall } = slowStatement();
  const answer = batchRows(run)(1);
  await nextCall();
  expect(calls).toMatchObject([{ rows: [1] }]);
  calls[0]?.end();
  await expect(answer).resolves.toBe('answer 1');
});

test('rows of one turn share a statement, and each gets its own answer', async () => {
  const { calls, run, nextCall } = slowStatement();
  const load = batchRows(run);
  const answers = Promise.all([load(1), load(2), load(2)]);
  await nextCall();
  expect(calls).toMatchObject([{ rows: [1, 2, 2] }]);
  calls[0]?.end();
  await expect(answers).resolves.toEqual(['answer 1', 'answer 2', 'answer 2']);
});

test('rows that come while a statement is under way go together in the next', async () => {
  const { calls, run, nextCall } = slowStatement();
  const load = batchRows(run);
  const answers = [load(1)];
  await nextCall();
  for (const row of [2, 3]) {
    answers.push(load(row));
    await turn();
    await turn();
  }
  expect(calls).toMatchObject([{ rows: [1] }]);
  const next = nextCall();
  calls[0]?.end();
  await next;
  expect(calls).toMatchObject([{ rows: [1] }, { rows: [2, 3] }]);
  calls[1]?.end();
  await expect(Promise.all(answers)).resolves.toEqual(['answer 1', 'answer 2', 'answer 3']);
});

test('a row that fails for its own sake fails alone', async () => {
  const statements: number[][] = [];
  const load = batchRows(async (rows: number[]) => {
    statements.push(rows);
    if (rows.includes(2)) throw new DatabaseError('22P05');
    return rows;
  });
  const settled = await Promise.allSettled([load(1), load(2), load(3)]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(statements).toEqual([[1, 2, 3], [1], [2], [3]]);
});

test('when the database is gone all fail at once, and the next rows are tried again', async () => {
  let count = 0;
  const load = batchRows(async (rows: number[]) => {
    count += 1;
    if (count === 1) throw new DatabaseError('57P01');
    return rows;
  });
  const settled = await Promise.allSettled([load(1), load(2)]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(count).toBe(1);
  await expect(load(3)).resolves.toBe(3);
});
