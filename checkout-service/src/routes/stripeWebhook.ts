import { Router, raw } from 'express';
import { applyEvent, type EventOutcome } from '../domain/applyEvent';
import { HttpError, methodNotAllowed } from '../http/httpError';
import { limitConcurrency } from '../http/limitConcurrency';
import { getRequestFacts } from '../http/requestLog';
import type { Log } from '../log';
import type { OrderStore } from '../orders/orderStore';
import { InvalidSignatureError, type PaymentEvent, type Payments } from '../payments/payments';

/** Stripe repeats rejected events. */
const MAX_PARALLEL = 64;

type Options = { payments: Payments; orders: OrderStore; log: Log };

const signatureInvalid = () => new HttpError(400, 'signature_invalid', 'The webhook was not accepted.');

/** POST /api/stripe/webhook. The signature covers the raw bytes. 2xx only after the commit: Stripe repeats anything else. */
export function stripeWebhookRoute({ payments, orders, log }: Options): Router {
  const router = Router();
  const limited = limitConcurrency(MAX_PARALLEL);
  router.post('/', raw({ type: () => true, limit: '1mb', inflate: false }), async (request, response) => {
    const { facts } = getRequestFacts(response);
    const event = readEvent(payments, request.body, request.get('Stripe-Signature'), log);
    Object.assign(facts, { event_id: event.id, event_type: event.type });
    if (event.livemode !== null && event.livemode !== payments.isLive) {
      log.error({ event_id: event.id, event_livemode: event.livemode }, 'webhook of the other mode refused');
      throw signatureInvalid();
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
    if (!Buffer.isBuffer(body) || !signature) throw new InvalidSignatureError('signature');
    return payments.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof InvalidSignatureError)) throw error;
    log.warn({ reason: error.reason }, reasons[error.reason]);
    throw signatureInvalid();
  }
}

const reasons: Record<InvalidSignatureError['reason'], string> = {
  signature: 'webhook refused: its signature fits none of the secrets',
  timestamp: 'webhook refused: its time is more than 300 seconds from ours; is the clock right?',
  payload: 'webhook refused: its content cannot be read',
};
