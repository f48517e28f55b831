import { readRecorded, writeRecorded } from './recordedState';

test('decisions that were saved at Stripe come back in their order, ten and more of them too', () => {
  const resolutions = Array.from({ length: 12 }, (_, index) => ({
    attention: 'dispute',
    note: `decision ${index + 1}`,
    by: 'Ann',
    at: '2026-11-27T00:00:00.000Z',
  }));
  const written = writeRecorded({ fulfillment: null, resolutions, forgotten_at: null });
  // Stripe keeps no order among the names.
  const shuffled = Object.fromEntries(
    Object.entries(written)
      .reverse()
      .map(([name, text]) => [name, String(text)]),
  );
  expect(readRecorded(shuffled).resolutions).toEqual(resolutions);
});
