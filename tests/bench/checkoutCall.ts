import { randomBytes } from 'node:crypto';
import { json } from './httpLoad';

export const CART = JSON.stringify({
  items: [{ id: 'wx-201', name: 'Soy Wax', price: 14.99, variantId: null, quantity: 1 }],
});

/** A press of Checkout that nobody has made before. */
export const checkout = () =>
  json('/api/create-checkout', CART, { 'Idempotency-Key': randomBytes(16).toString('hex') });
