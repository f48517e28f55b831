import type { CheckoutAnswer, CheckoutRequest, Order } from '@shop/contracts/checkout';
import { fetchProducts } from '@shop/contracts/fetchProducts';
import type { ProductFacts } from '../cart/productFacts';
import { readCheckoutAnswer, readOrder, readProductFacts } from './readResponses';

/** Rule checkout.patience. */
const TIME_LIMIT_MS = 15_000;

/** @throws after a failed request */
export async function fetchProductFacts(): Promise<ProductFacts[]> {
  return readProductFacts(await fetchProducts());
}

export type CheckoutCall = { request: CheckoutRequest; idempotencyKey: string; isBuyNow: boolean };

/** POST /api/create-checkout (rule checkout.request). A failed checkout has an `error`. @throws without an answer */
export async function createCheckout({
  request,
  idempotencyKey,
  isBuyNow,
}: CheckoutCall): Promise<CheckoutAnswer> {
  const response = await fetch('/api/create-checkout', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      ...(isBuyNow ? { 'X-Checkout-Source': 'buy-now' } : {}),
    },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  const answer = readCheckoutAnswer(await response.json());
  return response.ok || answer.error ? answer : { error: `status ${response.status}` };
}

/** Null where the service knows no such order. @throws after a failed request */
export async function fetchOrder(sessionId: string): Promise<Order | null> {
  const response = await fetch(`/api/orders/${sessionId}`, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`GET /api/orders answered ${response.status}`);
  return readOrder(await response.json());
}
