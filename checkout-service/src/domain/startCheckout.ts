import { createHash, randomUUID } from 'node:crypto';
import type { CheckoutRequest } from '@shop/contracts/checkout';
import type { OrderRow } from '../orders/order';
import type { OrderStore } from '../orders/orderStore';
import { PaymentFailure, type Payments } from '../payments/payments';
import { type PricedCart, priceCart } from '../pricing/priceCart';
import type { CatalogueCache } from '../products/catalogueCache';
import { idempotencyConflict, paymentUnavailable, unavailable } from '../refusals';

/** A shopper hears of a failure before this; what is still under way is finished and kept all the same. */
const DEADLINE_MS = 11_000;
const MAX_TRIES = 2;

export type CheckoutAttempt = {
  request: CheckoutRequest;
  /** The browser's Idempotency-Key. */
  key: string | null;
  isBuyNow: boolean;
};

export type StartedCheckout = { url: string; orderId: string; sessionId: string | null };

export type CheckoutDependencies = {
  orders: OrderStore;
  payments: Payments;
  catalogue: CatalogueCache;
  siteOrigin: string;
  /** Told of each failure at the payment provider. */
  onPaymentFailure: (failure: PaymentFailure, orderId: string) => void;
};

/** A click on Checkout: price, write the order, then ask Stripe, then note the session. The order of it is the point. */
export function createCheckout(dependencies: CheckoutDependencies) {
  const underway = new Map<string, Promise<StartedCheckout>>();

  return async function startCheckout(attempt: CheckoutAttempt): Promise<StartedCheckout> {
    const requestKey = attempt.key === null ? `once ${randomUUID()}` : `click ${attempt.key}`;
    // A double click waits for the first one's answer.
    const name = JSON.stringify([requestKey, attempt.request, attempt.isBuyNow]);
    let checkout = underway.get(name);
    if (!checkout) {
      checkout = run(dependencies, attempt, requestKey).finally(() => underway.delete(name));
      underway.set(name, checkout);
    }
    return withDeadline(checkout);
  };
}

type PricedNow = { cart: PricedCart; version: number };

/** Before a cart is refused for its prices the table itself is asked: another process may have changed it just now. */
async function priceNow(request: CheckoutRequest, catalogue: CatalogueCache): Promise<PricedNow> {
  const known = catalogue.current();
  try {
    return { cart: priceCart(request, known), version: known.version };
  } catch (error) {
    const fresh = await catalogue.refresh();
    if (fresh === known) throw error;
    return { cart: priceCart(request, fresh), version: fresh.version };
  }
}

async function run(
  dependencies: CheckoutDependencies,
  { request, isBuyNow }: CheckoutAttempt,
  requestKey: string,
): Promise<StartedCheckout> {
  const { orders, payments, catalogue, siteOrigin } = dependencies;
  for (let round = 0; round < 3; round += 1) {
    const { cart, version } = await priceNow(request, catalogue);
    const requestHash = hashOf(cart, isBuyNow);
    const opened = await orders.open({
      requestKey,
      requestHash,
      cart,
      isBuyNow,
      livemode: payments.isLive,
      catalogueVersion: version,
    });
    if (opened.kind === 'stale-prices') {
      await catalogue.refresh();
      continue;
    }
    if (opened.kind === 'created') {
      return createSession(dependencies, { orderId: opened.id, attempt: 1, cart, requestHash, isBuyNow });
    }
    const { order } = opened;
    if (order.status === 'expired' || order.status === 'failed') {
      await orders.retireKey(order);
      continue;
    }
    if (order.request_hash !== requestHash) throw idempotencyConflict();
    if (order.status !== 'creating') return startedBefore(order, siteOrigin);
    const { id: orderId, attempt } = order;
    return createSession(dependencies, { orderId, attempt, cart, requestHash, isBuyNow });
  }
  throw unavailable();
}

/** Where an earlier click of the same checkout led; once that is paid for, a click ends where the payment did. */
function startedBefore(
  { id, status, session_id, session_url }: OrderRow,
  siteOrigin: string,
): StartedCheckout {
  const paid = `${siteOrigin}/order-success?session_id=${session_id}`;
  return { url: (status === 'open' && session_url) || paid, orderId: id, sessionId: session_id };
}

type SessionRequest = {
  orderId: string;
  attempt: number;
  cart: PricedCart;
  requestHash: string;
  isBuyNow: boolean;
};

async function createSession(
  { orders, payments, onPaymentFailure }: CheckoutDependencies,
  { orderId, attempt: firstAttempt, cart, requestHash, isBuyNow }: SessionRequest,
): Promise<StartedCheckout> {
  let attempt = firstAttempt;
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const idempotencyKey = hash(`${orderId} ${requestHash} ${attempt}`);
    try {
      const session = await payments.createSession({ orderId, idempotencyKey, cart, isBuyNow });
      const isOurs = session.subtotal === null || session.subtotal === cart.subtotal;
      if (!session.url || !isOurs) {
        throw new PaymentFailure('unavailable', {
          type: 'unexpected_session',
          session_id: session.sessionId,
        });
      }
      await orders.attachSession(orderId, session);
      return { url: session.url, orderId, sessionId: session.sessionId };
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error;
      onPaymentFailure(error, orderId);
      if (error.kind === 'kept') attempt = await orders.raiseAttempt(orderId, attempt);
      else if (error.kind !== 'garbled') throw paymentUnavailable();
    }
  }
  throw paymentUnavailable();
}

/** Equal for two requests that would be charged alike, and count for the same site. */
function hashOf({ lines, promoCode, ref }: PricedCart, isBuyNow: boolean): string {
  const sorted = lines
    .map(({ id, variantId, unitCents, quantity }) => JSON.stringify([id, variantId, unitCents, quantity]))
    .sort();
  return hash(JSON.stringify([sorted, promoCode, isBuyNow, ...(ref === null ? [] : [ref])]));
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

function withDeadline<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(paymentUnavailable()), DEADLINE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
