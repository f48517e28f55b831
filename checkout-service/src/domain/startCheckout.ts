import { createHash, randomUUID } from 'node:crypto';
import type { CheckoutRequest } from '@shop/contracts/checkout';
import { idempotencyConflict, paymentUnavailable, unavailable } from '../domainErrors';
import type { OrderRow } from '../orders/order';
import type { OrderStore } from '../orders/orderStore';
import { PaymentFailure, type Payments } from '../payments/payments';
import { type PricedCart, priceCart } from '../pricing/priceCart';
import type { CatalogueCache } from '../products/catalogueCache';

/** The shopper gets an answer by then; the work continues. */
const DEADLINE_MS = 11_000;
const MAX_TRIES = 2;

export type CheckoutClick = { request: CheckoutRequest; key: string | null; isBuyNow: boolean };

export type StartedCheckout = { url: string; orderId: string; sessionId: string | null };

type CheckoutDependencies = {
  orders: OrderStore;
  payments: Payments;
  catalogue: CatalogueCache;
  siteOrigin: string;
  onPaymentFailure: (failure: PaymentFailure, orderId: string) => void;
};

/** Prices the cart, writes the order, creates the Stripe session, attaches it: in this order. */
export function createCheckout(dependencies: CheckoutDependencies) {
  const inFlight = new Map<string, Promise<StartedCheckout>>();

  return async function startCheckout(click: CheckoutClick): Promise<StartedCheckout> {
    const requestKey = click.key === null ? `once ${randomUUID()}` : `click ${click.key}`;
    // A double click shares the first one's answer.
    const name = JSON.stringify([requestKey, click.request, click.isBuyNow]);
    let checkout = inFlight.get(name);
    if (!checkout) {
      checkout = run(dependencies, click, requestKey).finally(() => inFlight.delete(name));
      inFlight.set(name, checkout);
    }
    return withTimeout(checkout);
  };
}

type VersionedCart = { cart: PricedCart; version: number };

/** Before prices are refused, the table is read again: another process may have changed it. */
async function priceWithRefresh(request: CheckoutRequest, catalogue: CatalogueCache): Promise<VersionedCart> {
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
  { request, isBuyNow }: CheckoutClick,
  requestKey: string,
): Promise<StartedCheckout> {
  const { orders, payments, catalogue, siteOrigin } = dependencies;
  for (let round = 0; round < 3; round += 1) {
    const { cart, version } = await priceWithRefresh(request, catalogue);
    const requestHash = hashCart(cart, isBuyNow);
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
    const isOfOtherMode = order.livemode !== payments.isLive;
    if (order.status === 'expired' || order.status === 'failed' || isOfOtherMode) {
      await orders.retireKey(order);
      continue;
    }
    if (order.request_hash !== requestHash) throw idempotencyConflict();
    if (order.status !== 'creating') return toPreviousCheckout(order, siteOrigin);
    const { id: orderId, attempt } = order;
    return createSession(dependencies, { orderId, attempt, cart, requestHash, isBuyNow });
  }
  throw unavailable();
}

/** Returns the address of an earlier click of the same checkout; once paid, its success page. */
function toPreviousCheckout(
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
function hashCart({ lines, promoCode, ref }: PricedCart, isBuyNow: boolean): string {
  const sorted = lines
    .map(({ id, variantId, unitCents, quantity }) => JSON.stringify([id, variantId, unitCents, quantity]))
    .sort();
  return hash(JSON.stringify([sorted, promoCode, isBuyNow, ...(ref === null ? [] : [ref])]));
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(paymentUnavailable()), DEADLINE_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
