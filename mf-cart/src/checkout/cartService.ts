import { type CheckoutCall, callCheckout, callOrder } from '@shop/contracts/callCheckout';
import type { CheckoutAnswer, Order } from '@shop/contracts/checkout';
import { fetchProducts } from '@shop/contracts/fetchProducts';
import type { ProductFacts } from '../cart/productFacts';
import { readCheckoutAnswer, readOrder, readProductFacts } from './readResponses';

/** Rule checkout.patience. */
const limitMs = 15_000;

/** @throws after a failed request */
export async function fetchProductFacts(): Promise<ProductFacts[]> {
  return readProductFacts(await fetchProducts());
}

/** A failed checkout has an `error`. @throws without an answer */
export async function createCheckout(call: CheckoutCall): Promise<CheckoutAnswer> {
  const response = await callCheckout(call, { limitMs });
  const answer = readCheckoutAnswer(await response.json());
  return response.ok || answer.error ? answer : { error: `status ${response.status}` };
}

/** Null where the service knows no such order. @throws after a failed request */
export async function fetchOrder(sessionId: string): Promise<Order | null> {
  const order = await callOrder(sessionId, { limitMs });
  return order === null ? null : readOrder(order);
}
