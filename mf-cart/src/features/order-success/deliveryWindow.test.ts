import { deliveryWindow } from './deliveryWindow';

test('the window is the packing and the way together', () => {
  expect(deliveryWindow('Standard')).toBe('4-7 business days');
  expect(deliveryWindow('Expedited')).toBe('3-5 business days');
  expect(deliveryWindow('Express')).toBe('2-4 business days');
});

test('of a speed that nobody knows nothing is promised', () => {
  expect(deliveryWindow('By pigeon')).toBeNull();
});
