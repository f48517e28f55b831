import type { CheckoutRequest } from './checkout';

export type CheckoutCall = { request: CheckoutRequest; idempotencyKey: string; isBuyNow: boolean };

type Service = { limitMs: number; origin?: string; visitorAddress?: string };

type AskedLine = CheckoutRequest['items'][number];

/** Rule checkout.request. */
export function toCheckoutRequest(
  lines: AskedLine[],
  promoCode: string | undefined,
  ref: string | null | undefined,
): CheckoutRequest {
  return {
    items: lines.map(({ id, name, price, variantId, quantity }) => ({
      id,
      name,
      price,
      variantId: variantId || null,
      quantity,
    })),
    ...(promoCode && { promoCode }),
    ...(ref && { ref }),
  };
}

const toForwarded = (address: string | undefined): HeadersInit =>
  address ? { 'X-Forwarded-For': address } : {};

/** POST /api/create-checkout (rule checkout.request). @throws without an answer */
export function callCheckout(
  { request, idempotencyKey, isBuyNow }: CheckoutCall,
  { limitMs, origin = '', visitorAddress }: Service,
): Promise<Response> {
  return fetch(`${origin}/api/create-checkout`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      ...(isBuyNow ? { 'X-Checkout-Source': 'buy-now' } : {}),
      ...toForwarded(visitorAddress),
    },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(limitMs),
  });
}

/** GET /api/orders/…; null where the service knows no such order. @throws after a failed request */
export async function callOrder(
  sessionId: string,
  { limitMs, origin = '', visitorAddress }: Service,
): Promise<unknown> {
  const response = await fetch(`${origin}/api/orders/${encodeURIComponent(sessionId)}`, {
    headers: toForwarded(visitorAddress),
    signal: AbortSignal.timeout(limitMs),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`GET /api/orders answered ${response.status}`);
  return response.json();
}
