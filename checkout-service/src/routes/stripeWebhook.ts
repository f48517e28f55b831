import { Router, raw } from 'express';
import { applyEvent, type EventOutcome } from '../domain/applyEvent';
import { HttpRefusal, methodNotAllowed } from '../http/httpRefusal';
import { limitParallel } from '../http/limitParallel';
import { factsOf } from '../http/requestLog';
import type { Log } from '../log';
import type { OrderStore } from '../orders/orderStore';
import { InvalidSignature, type PaymentEvent, type Payments } from '../payments/payments';

/** Events being written at once. Stripe sends again what is refused. */
const MAX_PARALLEL = 64;

type Options = { payments: Payments; orders: OrderStore; log: Log };

const refusal = () => new HttpRefusal(400, 'signature_invalid', 'The webhook was not accepted.');

/**
 * POST /api/stripe/webhook. The signature is over the bytes, so the body is read raw here and nowhere else. 2xx only
 * when the database has committed: anything else makes Stripe send the event again.
 */
export function stripeWebhookRoute({ payments, orders, log }: Options): Router {
  const router = Router();
  const limited = limitParallel(MAX_PARALLEL);
  router.post('/', raw({ type: () => true, limit: '1mb', inflate: false }), async (request, response) => {
    const { facts } = factsOf(response);
    const event = readEvent(payments, request.body, request.get('Stripe-Signature'), log);
    Object.assign(facts, { event_id: event.id, event_type: event.type });
    if (event.livemode !== null && event.livemode !== payments.isLive) {
      log.error({ event_id: event.id, event_livemode: event.livemode }, 'webhook of the other mode refused');
      throw refusal();
    }
    const outcome: EventOutcome = await limited(() => applyEvent(event, { payments, orders }));
    facts.outcome = outcome.outcome;
    if ('orderId' in outcome) facts.order_id = outcome.orderId;
    if (outcome.outcome === 'applied') facts.order_status = outcome.status;
    if (event.kind === 'session') facts.session_id = event.state.sessionId;
    response.json({ received: true });
  });
  router.all('/', () => {
    throw methodNotAllowed('POST');
  });
  return router;
}

function readEvent(payments: Payments, body: unknown, signature: string | undefined, log: Log): PaymentEvent {
  try {
    if (!Buffer.isBuffer(body) || !signature) throw new InvalidSignature('signature');
    return payments.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof InvalidSignature)) throw error;
    log.warn({ reason: error.reason }, reasons[error.reason]);
    throw refusal();
  }
}

const reasons: Record<InvalidSignature['reason'], string> = {
  signature: 'webhook refused: its signature fits none of the secrets',
  timestamp: 'webhook refused: its time is more than 300 seconds from ours; is the clock right?',
  payload: 'webhook refused: its content cannot be read',
};
