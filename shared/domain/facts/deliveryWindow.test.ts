import { getDeliveryWindow } from './deliveryWindow';

/** A Sunday, noon in New York. */
const sunday = '2026-11-22T17:00:00.000Z';

test('the window is the packing and the way together', () => {
  expect(getDeliveryWindow('Standard')?.days).toBe('4–7 business days');
  expect(getDeliveryWindow('Expedited')?.days).toBe('3–5 business days');
  expect(getDeliveryWindow('Express')?.days).toBe('2–4 business days');
});

test('its dates count from the payment and leave out weekends and holidays: that Thursday is Thanksgiving', () => {
  expect(getDeliveryWindow('Standard', sunday)?.dates).toBe('Fri, Nov 27 – Wed, Dec 2');
  expect(getDeliveryWindow('Express', sunday)?.dates).toBe('Tue, Nov 24 – Fri, Nov 27');
});

test('late in the evening in the workshop it is still that day', () => {
  expect(getDeliveryWindow('Express', '2026-11-24T04:30:00.000Z')).toEqual(
    getDeliveryWindow('Express', '2026-11-23T17:00:00.000Z'),
  );
});

test('without a time of payment no date is promised', () => {
  expect(getDeliveryWindow('Standard', null)?.dates).toBeNull();
  expect(getDeliveryWindow('Standard')?.dates).toBeNull();
});

test('of a speed that nobody knows nothing is promised', () => {
  expect(getDeliveryWindow('By pigeon', sunday)).toBeNull();
});
