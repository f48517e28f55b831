import Stripe from 'stripe';
import type { Dispute, SessionState } from '../orders/order';
import { convertListErrors, createStripeCaller } from './callStripe';
import { chooseDispute, toDispute } from './chargeState';
import { chargeEventTypes, toPaymentEvent } from './paymentEvent';
import type { PaymentCall, PaymentEvent, Payments } from './payments';
import { InvalidSignatureError } from './payments';
import { writeRecorded } from './recordedState';
import { type SessionOptions, sessionParameters } from './sessionParameters';
import { toOrderLine, toSessionState } from './sessionState';
import { createHttpClient } from './stripeHttpClient';

/** The only file that calls Stripe. Its API version is the one that the package is pinned to. */

const TIMEOUT_MS = 5000;
const NETWORK_RETRIES = 2;
const TOLERANCE_SECONDS = 300;
const MAX_REFUNDS = 10_000;

type StripeCaller = ReturnType<typeof createStripeCaller>;

export type StripeOptions = SessionOptions & {
  secretKey: string;
  webhookSecrets: string[];
  apiBase: URL | null;
  isLive: boolean;
  onCall: (call: PaymentCall) => void;
};

export function createStripePayments(options: StripeOptions): Payments {
  const { webhookSecrets, isLive, shopId } = options;
  const call = createStripeCaller(options);
  const stripe = openStripe(options);
  const toState = (session: Stripe.Checkout.Session) => toSessionState(session, shopId);
  return {
    isLive,
    createSession: async (session) => {
      // Equals `checkout.sessions.create`, which also captures a stack: a quarter of stripe's own time.
      const created: Stripe.Checkout.Session = await call('create-session', () =>
        stripe.rawRequest('POST', '/v1/checkout/sessions', sessionParameters(session, options), {
          idempotencyKey: session.idempotencyKey,
        }),
      );
      return toState(created);
    },
    retrieveSession: retrieveSession.bind(null, stripe, call, toState),
    listLines: async (sessionId) => {
      const page = await call('list-lines', () =>
        stripe.checkout.sessions.listLineItems(sessionId, { limit: 100, expand: ['data.price.product'] }),
      );
      return page.data.map(toOrderLine);
    },
    expireSession: async (sessionId) => {
      await call('expire-session', () => stripe.checkout.sessions.expire(sessionId));
    },
    listSessions: async function* (since) {
      const pages = stripe.checkout.sessions.list({ created: { gte: toSeconds(since) }, limit: 100 });
      for await (const session of convertListErrors(pages)) yield toState(session);
    },
    recordOrder: async (paymentIntent, recorded) => {
      const metadata = writeRecorded(recorded);
      await call('record-order', () => stripe.paymentIntents.update(paymentIntent, { metadata }));
    },
    findSessionOfPayment: async (paymentIntent) => {
      const page = await call('find-session', () =>
        stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 }),
      );
      return page.data[0] ? toState(page.data[0]) : null;
    },
    listEvents: async function* (since) {
      const types = [...chargeEventTypes, 'checkout.session.async_payment_succeeded'];
      const pages = stripe.events.list({ types, created: { gte: toSeconds(since) }, limit: 100 });
      for await (const event of convertListErrors(pages)) yield toPaymentEvent(event, shopId);
    },
    readEvent: (body, signature) =>
      readEvent(stripe, body, signature, webhookSecrets, (event) => toPaymentEvent(event, shopId)),
  };
}

const expand = ['line_items.data.price.product', 'payment_intent.latest_charge.refunds'];

function openStripe({ secretKey, apiBase }: StripeOptions): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    httpClient: createHttpClient(),
    ...(apiBase && {
      protocol: apiBase.protocol === 'https:' ? 'https' : 'http',
      host: apiBase.hostname,
      port: apiBase.port || (apiBase.protocol === 'https:' ? 443 : 80),
    }),
  });
}

/** Adds what a session does not carry: a charge's dispute, and refunds before its latest ten. */
async function retrieveSession(
  stripe: Stripe,
  call: StripeCaller,
  toState: (session: Stripe.Checkout.Session) => SessionState,
  sessionId: string,
): Promise<SessionState> {
  const session = await call('retrieve-session', () =>
    stripe.checkout.sessions.retrieve(sessionId, { expand }, { timeout: TIMEOUT_MS, maxNetworkRetries: 1 }),
  );
  const charge = getCharge(session);
  if (charge?.refunds?.has_more) charge.refunds.data = await listRefunds(stripe, call, charge.id);
  const state = toState(session);
  if (!state.charge || !charge?.disputed) return state;
  const dispute = await findDispute(stripe, call, state.paymentIntent);
  return { ...state, charge: { ...state.charge, dispute } };
}

function getCharge({ payment_intent: payment }: Stripe.Checkout.Session): Stripe.Charge | null {
  const charge = typeof payment === 'object' ? payment?.latest_charge : null;
  return typeof charge === 'object' ? (charge ?? null) : null;
}

const listRefunds = (stripe: Stripe, call: StripeCaller, charge: string): Promise<Stripe.Refund[]> =>
  call('list-refunds', () =>
    stripe.refunds.list({ charge, limit: 100 }).autoPagingToArray({ limit: MAX_REFUNDS }),
  );

async function findDispute(
  stripe: Stripe,
  call: StripeCaller,
  paymentIntent: string | null,
): Promise<Dispute | null> {
  if (paymentIntent === null) return null;
  const page = await call('list-disputes', () => stripe.disputes.list({ payment_intent: paymentIntent }));
  return chooseDispute(page.data.map(toDispute));
}

const toSeconds = (date: Date) => Math.max(0, Math.floor(date.getTime() / 1000));

function readEvent(
  stripe: Stripe,
  body: Buffer,
  signature: string,
  secrets: string[],
  toEvent: (event: Stripe.Event) => PaymentEvent,
): PaymentEvent {
  let reason: InvalidSignatureError['reason'] = 'signature';
  for (const secret of secrets) {
    try {
      const event = stripe.webhooks.constructEvent(body.toString(), signature, secret, TOLERANCE_SECONDS);
      // Stripe's package accepts any time ahead of ours.
      if (secondsAhead(signature) > TOLERANCE_SECONDS) throw new InvalidSignatureError('timestamp');
      return toEvent(event);
    } catch (error) {
      if (error instanceof InvalidSignatureError) throw error;
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) reason = 'payload';
      else if (/timestamp outside/i.test(error.message)) reason = 'timestamp';
    }
  }
  throw new InvalidSignatureError(reason);
}

const secondsAhead = (signature: string) =>
  Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0) - Date.now() / 1000;
