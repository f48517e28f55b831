import type { ChargeChange, Recorded, SessionState } from '../orders/order';
import type { OrderLine, PricedCart } from '../pricing/priceCart';

export type PaymentFailureKind =
  /** The answer is stored for its idempotency key: only another key helps. */
  | 'kept'
  /** Unreadable; the same key may be retried. */
  | 'garbled'
  /** No answer, too many requests or no permission: retry later. */
  | 'unavailable'
  | 'not-found';

export type PaymentCall = { operation: string; outcome: 'done' | PaymentFailureKind; seconds: number };

export class PaymentFailure extends Error {
  override name = 'PaymentFailure';
  readonly kind: PaymentFailureKind;
  /** For the log: kind and request id, nothing of the text. */
  readonly facts: Record<string, unknown>;

  constructor(kind: PaymentFailureKind, facts: Record<string, unknown>) {
    super(`The payment provider failed: ${kind}`);
    this.kind = kind;
    this.facts = facts;
  }
}

/** `reason` is for the log only. */
export class InvalidSignatureError extends Error {
  readonly reason: 'signature' | 'timestamp' | 'payload';

  constructor(reason: 'signature' | 'timestamp' | 'payload') {
    super('Webhook refused');
    this.reason = reason;
  }
}

export type PaymentEvent = { id: string; type: string; livemode: boolean | null } & (
  | { kind: 'session'; state: SessionState }
  | { kind: 'charge'; change: ChargeChange }
  | { kind: 'other' }
);

export type NewSession = { orderId: string; idempotencyKey: string; cart: PricedCart; isBuyNow: boolean };

export type Payments = {
  isLive: boolean;
  createSession: (session: NewSession) => Promise<SessionState>;
  /** With its lines and its charge. */
  retrieveSession: (sessionId: string) => Promise<SessionState>;
  listLines: (sessionId: string) => Promise<OrderLine[]>;
  expireSession: (sessionId: string) => Promise<void>;
  /** Newest first. */
  listSessions: (since: Date) => AsyncIterable<SessionState>;
  recordOrder: (paymentIntent: string, recorded: Recorded) => Promise<void>;
  findSessionOfPayment: (paymentIntent: string) => Promise<SessionState | null>;
  /** Refunds, disputes and late payments, newest first. */
  listEvents: (since: Date) => AsyncIterable<PaymentEvent>;
  /** @throws InvalidSignatureError */
  readEvent: (body: Buffer, signature: string) => PaymentEvent;
};
