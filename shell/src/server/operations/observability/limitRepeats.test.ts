import { limitRepeats } from './limitRepeats';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what repeats is counted and named once a minute; another reason is named at once', () => {
  const lines: object[] = [];
  const log = limitRepeats((fields, message) => lines.push({ ...fields, message }));
  for (let count = 0; count < 4; count++) log({ reason: 'down' }, 'service');
  log({ reason: 'late' }, 'service');
  jest.advanceTimersByTime(60_000);
  log({ reason: 'down' }, 'service');
  expect(lines).toEqual([
    { reason: 'down', message: 'service' },
    { reason: 'late', message: 'service' },
    { reason: 'down', message: 'service', repeats: 3 },
  ]);
});
