import type { ChargeChange, Recorded, SessionState } from '../orders/order';
import type { OrderLine, PricedCart } from '../pricing/priceCart';

/** Why the payment provider did not do what was asked. */
export type PaymentFailureKind =
  /** An answer that is kept for its idempotency key: only another key helps. */
  | 'kept'
  /** An answer nobody can read; the same key asks for it again. */
  | 'garbled'
  /** No answer, too many requests, no right to ask: later. */
  | 'unavailable'
  | 'not-found';

/** One call of the payment provider. */
export type Observed = { operation: string; outcome: 'done' | PaymentFailureKind; seconds: number };

export class PaymentFailure extends Error {
  override name = 'PaymentFailure';
  readonly kind: PaymentFailureKind;
  /** For the log: the provider's kind of error and its request id, nothing of its text. */
  readonly facts: Record<string, unknown>;

  constructor(kind: PaymentFailureKind, facts: Record<string, unknown>) {
    super(`The payment provider failed: ${kind}`);
    this.kind = kind;
    this.facts = facts;
  }
}

/** A webhook whose signature or time is wrong. `reason` is for the log only. */
export class InvalidSignature extends Error {
  readonly reason: 'signature' | 'timestamp' | 'payload';

  constructor(reason: 'signature' | 'timestamp' | 'payload') {
    super('Webhook refused');
    this.reason = reason;
  }
}

export type PaymentEvent = { id: string; type: string; livemode: boolean | null; createdAt: Date | null } & (
  | { kind: 'session'; state: SessionState }
  | { kind: 'charge'; change: ChargeChange }
  | { kind: 'other' }
);

export type NewSession = {
  orderId: string;
  idempotencyKey: string;
  cart: PricedCart;
  isBuyNow: boolean;
};

/** Everything the shop asks of a payment provider. */
export type Payments = {
  isLive: boolean;
  createSession: (session: NewSession) => Promise<SessionState>;
  /** With its lines, and with what has become of its charge. */
  retrieveSession: (sessionId: string) => Promise<SessionState>;
  /** What a session sells, as we named it there. */
  listLines: (sessionId: string) => Promise<OrderLine[]>;
  expireSession: (sessionId: string) => Promise<void>;
  /** Every session made since then, newest first. */
  listSessions: (since: Date) => AsyncIterable<SessionState>;
  /** Notes at a payment what only the shop knows of its order. */
  recordOrder: (paymentIntent: string, recorded: Recorded) => Promise<void>;
  findSessionOfPayment: (paymentIntent: string) => Promise<SessionState | null>;
  /** Refunds, disputes and payments that came late since then, newest first, from the provider's own record of events. */
  listEvents: (since: Date) => AsyncIterable<PaymentEvent>;
  /** Checks the signature and reads the event. Throws InvalidSignature. */
  readEvent: (body: Buffer, signature: string) => PaymentEvent;
};
