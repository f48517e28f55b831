import type { Tracer } from '@shop/telemetry/tracer';
import Stripe from 'stripe';
import { CURRENCY, type OrderLine } from '../pricing/priceCart';
import type { StripeCountry } from '../stripeCountries';
import { toPaymentEvent } from './paymentEvent';
import type { NewSession, Observed, PaymentEvent, PaymentFailureKind, Payments } from './payments';
import { InvalidSignature, PaymentFailure } from './payments';
import { toSessionState } from './sessionState';

/** The only file that calls Stripe. Its API version is the one that the package is pinned to. */

const TIMEOUT_MS = 5000;
const NETWORK_RETRIES = 2;
/** Seconds by which a webhook's time may differ from ours. */
const TOLERANCE_SECONDS = 300;

export type StripeOptions = {
  secretKey: string;
  webhookSecrets: string[];
  apiBase: URL | null;
  isLive: boolean;
  siteOrigin: string;
  shippingCountries: StripeCountry[];
  isTaxAutomatic: boolean;
  tracer: Tracer;
  onCall: (call: Observed) => void;
};

export function createStripePayments(options: StripeOptions): Payments {
  const { secretKey, webhookSecrets, apiBase, isLive } = options;
  const ask = askerOf(options);
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    ...(apiBase && {
      protocol: apiBase.protocol === 'https:' ? 'https' : 'http',
      host: apiBase.hostname,
      port: apiBase.port || (apiBase.protocol === 'https:' ? 443 : 80),
    }),
  });
  return {
    isLive,
    createSession: async (session) => {
      // The same request as `checkout.sessions.create`, which also writes down a stack: a quarter of stripe's own time.
      const created: Stripe.Checkout.Session = await ask('create-session', () =>
        stripe.rawRequest('POST', '/v1/checkout/sessions', sessionParameters(session, options), {
          idempotencyKey: session.idempotencyKey,
        }),
      );
      return { ...toSessionState(created), subtotal: created.amount_subtotal ?? null };
    },
    retrieveSession: async (sessionId) =>
      toSessionState(
        await ask('retrieve-session', () =>
          stripe.checkout.sessions.retrieve(
            sessionId,
            { expand: ['payment_intent.latest_charge'] },
            { timeout: TIMEOUT_MS, maxNetworkRetries: 1 },
          ),
        ),
      ),
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
      for await (const session of readable(pages)) yield toSessionState(session);
    },
    findSessionOfPayment: async (paymentIntent) => {
      const page = await ask('find-session', () =>
        stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 }),
      );
      return page.data[0] ? toSessionState(page.data[0]) : null;
    },
    listChargeEvents: async function* (since) {
      const types = ['charge.refunded', 'charge.dispute.created', 'charge.dispute.closed'];
      const pages = stripe.events.list({ types, created: { gte: toSeconds(since) }, limit: 100 });
      for await (const event of readable(pages)) yield toPaymentEvent(event);
    },
    readEvent: (body, signature) => readEvent(stripe, body, signature, webhookSecrets),
  };
}

const toSeconds = (date: Date) => Math.max(0, Math.floor(date.getTime() / 1000));

function sessionParameters(
  { orderId, cart, isBuyNow }: NewSession,
  { siteOrigin, shippingCountries, isTaxAutomatic }: StripeOptions,
): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    order_id: orderId,
    ...(isBuyNow && { source: 'buy-now' }),
    ...(cart.ref !== null && { ref: cart.ref }),
  };
  // Prices are without tax, whatever the account's default: what was ordered is what is charged, and tax on top.
  const tax = isTaxAutomatic && { tax_behavior: 'exclusive' as const };
  return {
    mode: 'payment',
    line_items: cart.lines.map((line, index) => ({
      quantity: line.quantity,
      price_data: {
        currency: CURRENCY,
        unit_amount: line.unitCents,
        ...tax,
        product_data: {
          name: line.name,
          // Stripe fetches pictures itself: only a public address is of use to it.
          ...(siteOrigin.startsWith('https:') && { images: [`${siteOrigin}${cart.pictures[index]}`] }),
          metadata: { id: line.id, ...(line.variantId !== null && { variant_id: line.variantId }) },
        },
      },
    })),
    shipping_options: cart.shipping.map(({ label, amountCents, minDays, maxDays }) => ({
      shipping_rate_data: {
        display_name: label,
        fixed_amount: { amount: amountCents, currency: CURRENCY },
        ...tax,
        delivery_estimate: {
          minimum: { unit: 'business_day', value: minDays },
          maximum: { unit: 'business_day', value: maxDays },
        },
      },
    })),
    shipping_address_collection: { allowed_countries: shippingCountries },
    ...(isTaxAutomatic && { automatic_tax: { enabled: true } }),
    client_reference_id: orderId,
    metadata,
    payment_intent_data: { metadata: { order_id: orderId } },
    success_url: `${siteOrigin}/order-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${siteOrigin}/cart`,
  };
}

function toOrderLine(item: Stripe.LineItem): OrderLine {
  const product = item.price?.product;
  const metadata =
    (typeof product === 'object' && product !== null && !product.deleted && product.metadata) || {};
  return {
    id: metadata.id ?? '',
    variantId: metadata.variant_id ?? null,
    name: item.description ?? '',
    unitCents: item.price?.unit_amount ?? 0,
    quantity: item.quantity ?? 1,
  };
}

function readEvent(stripe: Stripe, body: Buffer, signature: string, secrets: string[]): PaymentEvent {
  let reason: InvalidSignature['reason'] = 'signature';
  for (const secret of secrets) {
    try {
      const event = stripe.webhooks.constructEvent(body.toString(), signature, secret, TOLERANCE_SECONDS);
      // Stripe's package accepts any time ahead of ours, which is what a clock that is behind sees.
      if (secondsAhead(signature) > TOLERANCE_SECONDS) throw new InvalidSignature('timestamp');
      return toPaymentEvent(event);
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

/** Asks, measures and traces; a failure is one of the shop's own. */
function askerOf({ tracer, onCall }: Pick<StripeOptions, 'tracer' | 'onCall'>) {
  return async <Answer>(operation: string, request: () => Promise<Answer>): Promise<Answer> => {
    const startedAt = performance.now();
    const span = tracer.start(`stripe ${operation}`, 'client');
    const end = (outcome: Observed['outcome'], status?: unknown) => {
      onCall({ operation, outcome, seconds: (performance.now() - startedAt) / 1000 });
      const code = typeof status === 'number' ? status : undefined;
      span.end({ 'peer.service': 'stripe', 'http.response.status_code': code, outcome }, outcome !== 'done');
    };
    try {
      const answer = await request();
      end('done', 200);
      return answer;
    } catch (error) {
      const failure = toFailure(error);
      end(failure.kind, failure.facts.status);
      throw failure;
    }
  };
}

async function* readable<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
  try {
    yield* items;
  } catch (error) {
    throw toFailure(error);
  }
}

function toFailure(error: unknown): PaymentFailure {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return new PaymentFailure('garbled', { kind: error instanceof Error ? error.name : typeof error });
  }
  const { type, code, statusCode, requestId } = error;
  return new PaymentFailure(failureKind(error), {
    type,
    code,
    status: statusCode,
    stripe_request_id: requestId,
  });
}

function failureKind(error: InstanceType<typeof Stripe.errors.StripeError>): PaymentFailureKind {
  const status = error.statusCode ?? 0;
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'kept';
  if (error instanceof Stripe.errors.StripeConnectionError) return 'unavailable';
  if (status === 404) return 'not-found';
  // v1 keeps the outcome of a request that has begun, be it a 400 or a 500, for as long as its key lives.
  if (status >= 500 || status === 400 || status === 402) return 'kept';
  if (status === 401 || status === 403 || status === 409 || status === 429) return 'unavailable';
  return 'garbled';
}
