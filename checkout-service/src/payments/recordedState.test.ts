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

test('a note that is too long for Stripe is shortened between characters, not within one', () => {
  const resolution = {
    attention: 'x'.repeat(100),
    note: `a${'\u{1F56F}'.repeat(149)}`,
    by: 'y'.repeat(60),
    at: '2026-11-27T00:00:00.000Z',
  };
  const written = writeRecorded({ fulfillment: null, resolutions: [resolution], forgotten_at: null });
  const [read] = readRecorded({ resolution_1: String(written.resolution_1) }).resolutions;
  expect(read?.note).toMatch(/^a\u{1F56F}{100,}…$/u);
});
