import { setTimeout } from 'node:timers/promises';
import type { Order } from '@shop/contracts/checkout';
import { sessionIdPattern } from '@shop/contracts/checkoutLimits';
import { type Request, Router } from 'express';
import { refreshSession } from '../domain/applyEvent';
import { rateLimited, unavailable } from '../domainErrors';
import { methodNotAllowed, notFound } from '../http/httpError';
import type { RateLimiter } from '../http/rateLimiter';
import { getRequestFacts } from '../http/requestLog';
import { describeError, type Log } from '../log';
import { describeFulfillment } from '../orders/fulfillment';
import { getShippingAmount, type OrderRow } from '../orders/order';
import type { OrderStore } from '../orders/orderStore';
import { PaymentFailure, type Payments } from '../payments/payments';

/** A page that polls every second does not reach Stripe every second. */
const REFRESH_INTERVAL_MS = 1500;
/** The shell waits 3 s for an order, a page 15 s; three tries at a Stripe that hangs take longer. */
const MAX_REFRESH_WAIT_MS = 2000;
const MAX_CACHED = 2000;

type Options = { orders: OrderStore; payments: Payments; limiter: RateLimiter; log: Log };

/** Refreshes an order from Stripe; repeated calls share the running request. */
function createOrderRefresher({ orders, payments, log }: Omit<Options, 'limiter'>) {
  /** `endedAt`: infinite while the request runs. */
  const refreshes = new Map<string, { endedAt: number; answer: Promise<boolean> }>();

  /** False: Stripe did not answer. */
  async function refresh(sessionId: string): Promise<boolean> {
    try {
      await refreshSession(sessionId, { orders, payments });
      return true;
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error;
      if (error.kind === 'not-found') return true;
      // The stored state is the answer; a webhook or reconciliation follows.
      log.warn({ error: describeError(error) }, 'session not retrieved');
      return false;
    }
  }

  return function refreshOnce(sessionId: string): Promise<boolean> {
    const last = refreshes.get(sessionId);
    if (last && performance.now() - last.endedAt < REFRESH_INTERVAL_MS) return last.answer;
    const latest = { endedAt: Number.POSITIVE_INFINITY, answer: refresh(sessionId) };
    latest.answer = latest.answer.finally(() => {
      latest.endedAt = performance.now();
    });
    refreshes.set(sessionId, latest);
    if (refreshes.size > MAX_CACHED) {
      const oldest = refreshes.keys().next();
      if (!oldest.done) refreshes.delete(oldest.value);
    }
    return latest.answer;
  };
}

/**
 * GET /api/orders/{session_id}, for the success page. Stripe, not the query string, says whether it is paid.
 * The answer holds no personal data.
 */
export function ordersRoute({ orders, payments, limiter, log }: Options): Router {
  const refreshOnce = createOrderRefresher({ orders, payments, log });

  async function find(sessionId: string, request: Request): Promise<OrderRow | null> {
    const order = await orders.findBySession(sessionId);
    if (order && order.status !== 'open' && order.status !== 'pending') return order;
    if (!order) {
      // Limits guessing, and keeps invalid ids from Stripe.
      if (!sessionId.startsWith('cs_')) return null;
      const wait = await limiter.take(request.ip ?? '');
      if (wait > 0) throw rateLimited(wait);
    }
    const refreshed = refreshOnce(sessionId);
    const late = setTimeout(MAX_REFRESH_WAIT_MS, false, { ref: false });
    const hasAnswered = await Promise.race([refreshed, late]);
    const found = await orders.findBySession(sessionId);
    // A page stops asking for an order that it is told is unknown.
    if (!found && !hasAnswered) throw unavailable();
    return found;
  }

  const router = Router();
  router.get('/:sessionId', async (request, response) => {
    const { sessionId } = request.params;
    response.setHeader('Cache-Control', 'no-store');
    if (!sessionIdPattern.test(sessionId)) throw notFound();
    const order = await find(sessionId, request);
    if (!order || order.forgotten_at) throw notFound();
    Object.assign(getRequestFacts(response).facts, {
      outcome: order.status,
      order_id: order.id,
      session_id: sessionId,
    });
    response.json(toAnswer(order, sessionId));
  });
  router.all('/:sessionId', () => {
    throw methodNotAllowed('GET');
  });
  return router;
}

function toAnswer(order: OrderRow, sessionId: string): Order {
  return {
    session_id: sessionId,
    status: order.status,
    currency: order.currency,
    buy_now: order.buy_now,
    lines: order.lines.map(({ id, variantId, name, unitCents, quantity }) => ({
      id,
      variant_id: variantId,
      name,
      unit_amount: unitCents,
      quantity,
    })),
    subtotal: order.subtotal,
    shipping: getShippingAmount(order),
    tax: order.tax_amount,
    discount: order.discount_amount,
    amount_total: order.amount_total,
    refunded: order.refunded_amount,
    fulfillment: describeFulfillment(order),
    paid_at: order.paid_at?.toISOString() ?? null,
  };
}
