import type { Suite } from '../../testing/suite';
import { DatabaseError } from './database';

/** Statements with values are prepared at their first use: each test runs its statement more than once. */
export function describeDatabase(suite: Suite): void {
  describe('a statement with values', () => {
    const twice = async <Row>(sql: string, values: unknown[]): Promise<Row[][]> => [
      await suite.database.query<Row>(sql, values),
      await suite.database.query<Row>(sql, values),
    ];

    test('answers alike each time: texts, cents, nothing, JSON, lists and moments', async () => {
      const answers = await twice(
        `select $1::text as text, $2::bigint as cents, $3::text as nothing, $4::jsonb as json, $5::bigint[] as list,
           $6::boolean as flag, $7::timestamptz as moment, $8::double precision as amount`,
        [
          'Kerzen – «wax» 🕯',
          99_999_999,
          null,
          JSON.stringify([{ a: 1 }]),
          [1, 2],
          true,
          '2026-01-02T03:04:05.000Z',
          4.5,
        ],
      );
      const row = {
        text: 'Kerzen – «wax» 🕯',
        cents: 99_999_999,
        nothing: null,
        json: [{ a: 1 }],
        flag: true,
        moment: new Date('2026-01-02T03:04:05.000Z'),
        amount: 4.5,
      };
      expect(answers).toEqual([[expect.objectContaining(row)], [expect.objectContaining(row)]]);
      expect(answers.map(([first]) => (first as { list: unknown[] }).list.map(Number))).toEqual([
        [1, 2],
        [1, 2],
      ]);
    });

    test('that fails says only its code, and the next one works', async () => {
      const insert = 'insert into stripe_events (id, type) values ($1, $2)';
      await suite.database.query(insert, ['evt_1', 'secret-value']);
      for (let time = 0; time < 2; time += 1) {
        const failure = await suite.database.query(insert, ['evt_1', 'secret-value']).catch((error) => error);
        expect(failure).toBeInstanceOf(DatabaseError);
        expect(failure.code).toBe('23505');
        expect(JSON.stringify({ ...failure, message: failure.message })).not.toContain('secret-value');
      }
      await suite.database.query(insert, ['evt_2', 'other']);
      expect(await suite.database.query('select id from stripe_events order by id')).toEqual([
        { id: 'evt_1' },
        { id: 'evt_2' },
      ]);
    });

    test('goes with its transaction when that is rolled back, and works in the next', async () => {
      const insert = 'insert into stripe_events (id, type) values ($1, $2)';
      const abandoned = suite.database.transaction(async (query) => {
        await query(insert, ['evt_lost', 'x']);
        throw new Error('never mind');
      });
      await expect(abandoned).rejects.toThrow('never mind');
      await suite.database.transaction((query) => query(insert, ['evt_kept', 'x']));
      expect(await suite.database.query('select id from stripe_events')).toEqual([{ id: 'evt_kept' }]);
    });

    test('that comes while a transaction is open is no part of it', async () => {
      const insert = 'insert into stripe_events (id, type) values ($1, $2)';
      let alone: Promise<unknown> | undefined;
      const abandoned = suite.database.transaction(async (query) => {
        await query(insert, ['evt_inside', 'x']);
        alone = suite.database.query(insert, ['evt_alone', 'x']);
        await query('select $1::text', ['still inside']);
        throw new Error('never mind');
      });
      await expect(abandoned).rejects.toThrow('never mind');
      await alone;
      expect(await suite.database.query('select id from stripe_events')).toEqual([{ id: 'evt_alone' }]);
    });

    test('runs many at once, each with its own answer', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          suite.database.query<{ value: number }>('select $1::integer as value', [index]),
        ),
      );
      expect(answers.map(([row]) => row?.value)).toEqual(Array.from({ length: 50 }, (_, index) => index));
    });

    test('still works after a column was added to its table', async () => {
      const read = 'select id, type from stripe_events where id = $1';
      await suite.database.query('insert into stripe_events (id, type) values ($1, $2)', ['evt_1', 'x']);
      await suite.database.query(read, ['evt_1']);
      await suite.database.query('alter table stripe_events add column note text');
      try {
        expect(await suite.database.query(read, ['evt_1'])).toEqual([{ id: 'evt_1', type: 'x' }]);
      } finally {
        await suite.database.query('alter table stripe_events drop column note');
      }
    });
  });
}
