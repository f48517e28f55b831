import { pino } from 'pino';
import type { Database } from '../database/database';
import { createMetrics } from './metrics';

/** Answers as a database with two open orders that was reconciled a minute ago. */
const answers: [question: RegExp, rows: object[]][] = [
  [/group by status/, [{ state: 'open', number: 2 }]],
  [/attention is not null/, [{ number: 1 }]],
  [/from notifications/, [{ waiting: 0, dead: 0 }]],
  [/from reconciliation/, [{ seconds: 60 }]],
];

test('while nobody can count, the age of the last reconciliation grows and the last counts stay', async () => {
  jest.useFakeTimers();
  let isAway = false;
  const query = async (text: string) => {
    if (isAway) throw new Error('away');
    return answers.find(([question]) => question.test(text))?.[1] ?? [];
  };
  const database = { query } as unknown as Database;
  const metrics = createMetrics({ database, isLeader: () => true, log: pino({ level: 'silent' }) });
  expect(await metrics.read()).toContain('checkout_reconciliation_age_seconds 60');
  isAway = true;
  jest.advanceTimersByTime(1_800_000);
  const text = await metrics.read();
  expect(text).toContain('checkout_reconciliation_age_seconds 1860');
  expect(text).toContain('checkout_orders{state="open"} 2');
  expect(text).toContain('checkout_orders{state="attention"} 1');
  jest.useRealTimers();
});
