import {
  type CheckoutAnswer,
  type CheckoutRequest,
  checkoutAnswerSchema,
  type Order,
  orderSchema,
} from '@shop/contracts/checkout';
import * as z from 'zod/mini';
import type { ProductFacts } from '../cart/cartSlice';

/** After this the client gives up (rule checkout.patience). */
const TIME_LIMIT_MS = 15_000;

/** As much of a row of GET /api/products as the cart shows. */
const productFactsSchema = z.array(
  z.pipe(
    z.object({
      id: z.string(),
      name: z.string(),
      slug: z.string(),
      image_url: z.string(),
      price: z.int().check(z.minimum(0)),
    }),
    z.transform(
      ({ id, name, slug, image_url, price }): ProductFacts => ({
        id,
        name,
        slug,
        image: image_url,
        priceCents: price,
      }),
    ),
  ),
);

/** What the products table says now. @throws when it cannot be had. */
export async function fetchProductFacts(): Promise<ProductFacts[]> {
  const response = await fetch('/api/products', { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!response.ok) throw new Error(`GET /api/products answered ${response.status}`);
  return productFactsSchema.parse(await response.json());
}

export type CheckoutCall = { request: CheckoutRequest; idempotencyKey: string; isBuyNow: boolean };

/** Rule checkout.request: POST create-checkout. An answer that is no success has an `error`. @throws without an answer. */
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
  const answer = checkoutAnswerSchema.parse(await response.json());
  return response.ok || answer.error ? answer : { error: `status ${response.status}` };
}

/** The order of a payment session; null where the service knows none. @throws when it cannot be asked. */
export async function fetchOrder(sessionId: string): Promise<Order | null> {
  const response = await fetch(`/api/orders/${sessionId}`, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`GET /api/orders answered ${response.status}`);
  return orderSchema.parse(await response.json());
}
