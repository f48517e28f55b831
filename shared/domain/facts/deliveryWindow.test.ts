import { deliveryWindow } from './deliveryWindow';

/** A Sunday, noon in New York. */
const sunday = '2026-11-22T17:00:00.000Z';

test('the window is the packing and the way together', () => {
  expect(deliveryWindow('Standard')?.days).toBe('4–7 business days');
  expect(deliveryWindow('Expedited')?.days).toBe('3–5 business days');
  expect(deliveryWindow('Express')?.days).toBe('2–4 business days');
});

test('its dates count from the payment and leave out weekends and holidays: that Thursday is Thanksgiving', () => {
  expect(deliveryWindow('Standard', sunday)?.dates).toBe('Fri, Nov 27 – Wed, Dec 2');
  expect(deliveryWindow('Express', sunday)?.dates).toBe('Tue, Nov 24 – Fri, Nov 27');
});

test('late in the evening in the workshop it is still that day', () => {
  expect(deliveryWindow('Express', '2026-11-24T04:30:00.000Z')).toEqual(
    deliveryWindow('Express', '2026-11-23T17:00:00.000Z'),
  );
});

test('without a time of payment no date is promised', () => {
  expect(deliveryWindow('Standard', null)?.dates).toBeNull();
  expect(deliveryWindow('Standard')?.dates).toBeNull();
});

test('of a speed that nobody knows nothing is promised', () => {
  expect(deliveryWindow('By pigeon', sunday)).toBeNull();
});
