import type { Order } from '@shop/contracts/checkout';
import { sessionIdPattern } from '@shop/contracts/checkoutLimits';
import { type Request, Router } from 'express';
import { settleCurrent } from '../domain/applyEvent';
import { methodNotAllowed, notFound } from '../http/httpRefusal';
import type { RateLimiter } from '../http/rateLimiter';
import { factsOf } from '../http/requestLog';
import { describeError, type Log } from '../log';
import { describeFulfillment } from '../orders/fulfillment';
import { type OrderRow, shippingOf } from '../orders/order';
import type { OrderStore } from '../orders/orderStore';
import { PaymentFailure, type Payments } from '../payments/payments';
import { rateLimited } from '../refusals';

/** A page that asks every second does not make us ask Stripe every second. */
const ASK_AGAIN_MS = 1500;
const MAX_REMEMBERED = 2000;

type Options = { orders: OrderStore; payments: Payments; limiter: RateLimiter; log: Log };

/** Settles an order by what Stripe says of its session; whoever asks again soon gets the answer that is under way. */
function makeAsker({ orders, payments, log }: Omit<Options, 'limiter'>) {
  const asked = new Map<string, { at: number; answer: Promise<void> }>();

  async function ask(sessionId: string): Promise<void> {
    try {
      await settleCurrent(sessionId, { orders, payments });
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error;
      // Then the answer is what we know; the webhook or reconciliation will tell.
      if (error.kind !== 'not-found') log.warn({ error: describeError(error) }, 'session not retrieved');
    }
  }

  return function askOnce(sessionId: string): Promise<void> {
    const last = asked.get(sessionId);
    if (last && Date.now() - last.at < ASK_AGAIN_MS) return last.answer;
    const answer = ask(sessionId);
    asked.set(sessionId, { at: Date.now(), answer });
    if (asked.size > MAX_REMEMBERED) {
      const oldest = asked.keys().next();
      if (!oldest.done) asked.delete(oldest.value);
    }
    return answer;
  };
}

/**
 * GET /api/orders/{session_id}, for the success page. Not the query string but Stripe says whether it is paid: an order
 * that is not settled is asked for, by the same function that a webhook uses. Nothing about a person leaves.
 */
export function ordersRoute({ orders, payments, limiter, log }: Options): Router {
  const askOnce = makeAsker({ orders, payments, log });

  async function find(sessionId: string, request: Request): Promise<OrderRow | null> {
    const order = await orders.findBySession(sessionId);
    if (order && order.status !== 'open' && order.status !== 'pending') return order;
    if (!order) {
      // Guessing costs the guesser a turn, and Stripe is not asked about what cannot be a session.
      if (!sessionId.startsWith('cs_')) return null;
      const wait = await limiter.take(request.ip ?? '');
      if (wait > 0) throw rateLimited(wait);
    }
    await askOnce(sessionId);
    return orders.findBySession(sessionId);
  }

  const router = Router();
  router.get('/:sessionId', async (request, response) => {
    const { sessionId } = request.params;
    response.setHeader('Cache-Control', 'no-store');
    if (!sessionIdPattern.test(sessionId)) throw notFound();
    const order = await find(sessionId, request);
    if (!order || order.forgotten_at) throw notFound();
    Object.assign(factsOf(response).facts, {
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
    shipping: shippingOf(order),
    tax: order.tax_amount,
    discount: order.discount_amount,
    amount_total: order.amount_total,
    refunded: order.refunded_amount,
    fulfillment: describeFulfillment(order),
    paid_at: order.paid_at?.toISOString() ?? null,
  };
}
