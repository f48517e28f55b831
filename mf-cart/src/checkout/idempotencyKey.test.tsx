import {
  getBuyNowKey,
  getCartKey,
  getEarlierSession,
  keepEarlierSession,
  keepSession,
  resetBuyNowKey,
  resetCartKey,
} from './idempotencyKey';

const PAYMENT_PAGE = 'https://checkout.stripe.com/c/pay/cs_test_1';

beforeEach(resetCartKey);
afterEach(resetBuyNowKey);

test('a session whose end nobody has seen is known however often the cart changes', () => {
  getCartKey('one candle');
  keepSession('one candle', PAYMENT_PAGE);
  getCartKey('two candles');
  getCartKey('three candles');
  expect(getEarlierSession('four candles')).toBe('cs_test_1');
});

test('the session of a checkout that another one has replaced is not taken for the new one’s', () => {
  getCartKey('the new cart');
  keepSession('the old cart', PAYMENT_PAGE);
  expect(getEarlierSession('the next cart')).toBeNull();
});

test('a session that was opened without script leaves the cart its key', () => {
  const key = getCartKey('one candle');
  keepEarlierSession('cs_test_1');
  expect(getEarlierSession('one candle')).toBe('cs_test_1');
  expect(getCartKey('one candle')).toBe(key);
});

test('Buy Now has the same key for the same product, and another for another', () => {
  const key = getBuyNowKey('wax');
  expect(getBuyNowKey('wax')).toBe(key);
  expect(getBuyNowKey('kit')).not.toBe(key);
});
