import { deliverySpeeds, processingDays, shippingBands } from './shipping';
import { formatBand, formatDays } from './shippingText';

test('the bands are named without a gap between them', () => {
  expect(shippingBands.map(formatBand)).toEqual(['Under $50', '$50–$99.99', '$100 and over']);
});

test('delivery and processing times are the promised ones', () => {
  expect(deliverySpeeds.map(({ days }) => formatDays(days))).toEqual([
    '3–5 business days',
    '2–3 business days',
    '1–2 business days',
  ]);
  expect(formatDays(processingDays)).toBe('1–2 business days');
  expect([1, 2].map((day) => formatDays({ min: day, max: day }))).toEqual([
    '1 business day',
    '2 business days',
  ]);
});
