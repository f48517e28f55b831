import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { limitRepeats } from './limitRepeats';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aLog() {
  const lines: object[] = [];
  const log = pino(
    { base: null, timestamp: false, hooks: { logMethod: limitRepeats() } },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  return { log, lines };
}

test('what repeats is counted and named once a minute; another reason is named at once', () => {
  const { log, lines } = aLog();
  for (let count = 0; count < 4; count++) log.error({ reason: 'down' }, 'service');
  log.error({ reason: 'late' }, 'service');
  jest.advanceTimersByTime(60_000);
  log.error({ reason: 'down' }, 'service');
  expect(lines).toEqual([
    { level: 50, reason: 'down', msg: 'service' },
    { level: 50, reason: 'late', msg: 'service' },
    { level: 50, reason: 'down', msg: 'service', repeats: 3 },
  ]);
});

test('made-up addresses write no line each, and what is no fault is logged each time', () => {
  const { log, lines } = aLog();
  for (const path of ['/a', '/b']) {
    log.error({ path, version: '1' }, 'a page lost its renderer');
    log.info({ path }, 'works again');
  }
  log.error({ path: '/a', version: '2' }, 'a page lost its renderer');
  expect(lines).toMatchObject([
    { path: '/a', version: '1' },
    { level: 30, path: '/a' },
    { level: 30, path: '/b' },
    { path: '/a', version: '2' },
  ]);
});

test('a file that cannot be written is named once a minute, whatever name it has meanwhile', () => {
  const { log, lines } = aLog();
  for (let count = 0; count < 3; count++)
    log.error({ reason: `EROFS: open '/data/served.json.${randomUUID()}.part'` }, 'cannot write');
  expect(lines).toHaveLength(1);
});
