import type { Tracer } from '@shop/node/telemetry/tracer';
import Stripe from 'stripe';
import type { Dispute } from '../orders/order';
import { askerOf, readable } from './askStripe';
import { chooseDispute, toDispute } from './chargeState';
import { chargeEventTypes, toPaymentEvent } from './paymentEvent';
import type { Observed, PaymentEvent, Payments } from './payments';
import { InvalidSignature, PaymentFailure } from './payments';
import { writeRecorded } from './recordedState';
import { type SessionOptions, sessionParameters } from './sessionParameters';
import { toOrderLine, toSessionState } from './sessionState';

/** The only file that calls Stripe. Its API version is the one that the package is pinned to. */

const TIMEOUT_MS = 5000;
const NETWORK_RETRIES = 2;
/** Seconds by which a webhook's time may differ from ours. */
const TOLERANCE_SECONDS = 300;

export type StripeOptions = SessionOptions & {
  secretKey: string;
  webhookSecrets: string[];
  apiBase: URL | null;
  isLive: boolean;
  tracer: Tracer;
  onCall: (call: Observed) => void;
};

export function createStripePayments(options: StripeOptions): Payments {
  const { webhookSecrets, isLive, shopId } = options;
  const ask = askerOf(options);
  const stripe = openStripe(options);
  const toState = (session: Stripe.Checkout.Session) => toSessionState(session, shopId);
  return {
    isLive,
    createSession: async (session) => {
      // The same request as `checkout.sessions.create`, which also writes down a stack: a quarter of stripe's own time.
      const created: Stripe.Checkout.Session = await ask('create-session', () =>
        stripe.rawRequest('POST', '/v1/checkout/sessions', sessionParameters(session, options), {
          idempotencyKey: session.idempotencyKey,
        }),
      );
      return toState(created);
    },
    retrieveSession: async (sessionId) => {
      const session = await ask('retrieve-session', () =>
        stripe.checkout.sessions.retrieve(
          sessionId,
          { expand },
          { timeout: TIMEOUT_MS, maxNetworkRetries: 1 },
        ),
      );
      const state = toState(session);
      if (!state.charge || !wasDisputed(session)) return state;
      const dispute = await findDispute(stripe, ask, state.paymentIntent);
      return { ...state, charge: { ...state.charge, dispute } };
    },
    listLines: async (sessionId) => {
      const page = await ask('list-lines', () =>
        stripe.checkout.sessions.listLineItems(sessionId, { limit: 100, expand: ['data.price.product'] }),
      );
      return page.data.map(toOrderLine);
    },
    expireSession: async (sessionId) => {
      await ask('expire-session', () => stripe.checkout.sessions.expire(sessionId));
    },
    listSessions: async function* (since) {
      const pages = stripe.checkout.sessions.list({ created: { gte: toSeconds(since) }, limit: 100 });
      for await (const session of readable(pages)) yield toState(session);
    },
    recordOrder: async (paymentIntent, recorded) => {
      const metadata = writeRecorded(recorded);
      await ask('record-order', () => stripe.paymentIntents.update(paymentIntent, { metadata }));
    },
    findSessionOfPayment: async (paymentIntent) => {
      const page = await ask('find-session', () =>
        stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 }),
      );
      return page.data[0] ? toState(page.data[0]) : null;
    },
    listEvents: async function* (since) {
      const types = [...chargeEventTypes, 'checkout.session.async_payment_succeeded'];
      const pages = stripe.events.list({ types, created: { gte: toSeconds(since) }, limit: 100 });
      for await (const event of readable(pages)) yield toPaymentEvent(event, shopId);
    },
    readEvent: (body, signature) =>
      readEvent(stripe, body, signature, webhookSecrets, (event) => toPaymentEvent(event, shopId)),
  };
}

/** Everything that an order is made of, in one answer. */
const expand = ['line_items.data.price.product', 'payment_intent.latest_charge.refunds'];

function openStripe({ secretKey, apiBase }: StripeOptions): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    ...(apiBase && {
      protocol: apiBase.protocol === 'https:' ? 'https' : 'http',
      host: apiBase.hostname,
      port: apiBase.port || (apiBase.protocol === 'https:' ? 443 : 80),
    }),
  });
}

function wasDisputed({ payment_intent: payment }: Stripe.Checkout.Session): boolean {
  const charge = typeof payment === 'object' ? payment?.latest_charge : null;
  return typeof charge === 'object' && charge?.disputed === true;
}

/** Null where the key may not ask, too: then the events of the dispute are all that is known. */
async function findDispute(
  stripe: Stripe,
  ask: ReturnType<typeof askerOf>,
  paymentIntent: string | null,
): Promise<Dispute | null> {
  if (paymentIntent === null) return null;
  try {
    const page = await ask('list-disputes', () => stripe.disputes.list({ payment_intent: paymentIntent }));
    return chooseDispute(page.data.map(toDispute));
  } catch (error) {
    const mayNot = error instanceof PaymentFailure && [403, 404].includes(Number(error.facts.status));
    if (mayNot) return null;
    throw error;
  }
}

const toSeconds = (date: Date) => Math.max(0, Math.floor(date.getTime() / 1000));

function readEvent(
  stripe: Stripe,
  body: Buffer,
  signature: string,
  secrets: string[],
  toEvent: (event: Stripe.Event) => PaymentEvent,
): PaymentEvent {
  let reason: InvalidSignature['reason'] = 'signature';
  for (const secret of secrets) {
    try {
      const event = stripe.webhooks.constructEvent(body.toString(), signature, secret, TOLERANCE_SECONDS);
      // Stripe's package accepts any time ahead of ours, which is what a clock that is behind sees.
      if (secondsAhead(signature) > TOLERANCE_SECONDS) throw new InvalidSignature('timestamp');
      return toEvent(event);
    } catch (error) {
      if (error instanceof InvalidSignature) throw error;
      // The signature is checked before the time: this one was signed with a secret of ours.
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) reason = 'payload';
      else if (/timestamp outside/i.test(error.message)) reason = 'timestamp';
    }
  }
  throw new InvalidSignature(reason);
}

const secondsAhead = (signature: string) =>
  Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0) - Date.now() / 1000;
