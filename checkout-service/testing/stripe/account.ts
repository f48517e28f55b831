import { randomBytes } from 'node:crypto';
import { type Form, metadataOf, toLineItems } from './forms';
import { nowSeconds } from './signature';
import type { StandInEvent, StandInSession } from './types';

type StandInCharge = { amount_refunded: number; refunded: boolean; disputed: boolean };

/** What an account at Stripe holds, and what customers and their banks do there. Each deed gives its event. */
export class StripeAccount {
  readonly sessions = new Map<string, StandInSession>();
  readonly events: StandInEvent[] = [];
  /** Bodies of the requests that created a session, as they came. */
  readonly created: { form: Form; key: string | undefined; session: StandInSession }[] = [];
  private readonly lines = new Map<string, Form>();
  private readonly charges = new Map<string, StandInCharge>();
  private sequence = 0;

  /** Forgets everything, as a new account. */
  clear(): void {
    this.sessions.clear();
    this.events.length = 0;
    this.created.length = 0;
    this.lines.clear();
    this.charges.clear();
  }

  /** A customer pays, with the delivery of that index. Gives the event. */
  pay(id: string, shipping = 0, change: Partial<StandInSession> = {}): StandInEvent {
    const session = this.finish(id, shipping, { payment_status: 'paid', ...change });
    return this.emit('checkout.session.completed', session);
  }

  /** A customer chooses a delayed payment: completed, and unpaid so far. */
  payLater(id: string, shipping = 0): StandInEvent {
    return this.emit('checkout.session.completed', this.finish(id, shipping, { payment_status: 'unpaid' }));
  }

  delayedPaymentArrives(id: string): StandInEvent {
    const session = this.find(id);
    session.payment_status = 'paid';
    return this.emit('checkout.session.async_payment_succeeded', session);
  }

  delayedPaymentFails(id: string): StandInEvent {
    return this.emit('checkout.session.async_payment_failed', this.find(id));
  }

  expire(id: string): StandInEvent {
    const session = this.find(id);
    session.status = 'expired';
    session.url = null;
    return this.emit('checkout.session.expired', session);
  }

  refund(id: string, cents?: number): StandInEvent {
    const session = this.find(id);
    const amount = cents ?? session.amount_total;
    const charge = this.chargeOf(session);
    charge.amount_refunded = amount;
    charge.refunded = amount === session.amount_total;
    return this.emit('charge.refunded', {
      id: `ch_${session.id}`,
      object: 'charge',
      payment_intent: session.payment_intent,
      metadata: { order_id: session.metadata.order_id },
      amount: session.amount_total,
      amount_refunded: amount,
      refunded: amount === session.amount_total,
    });
  }

  dispute(id: string, type = 'charge.dispute.created', status = 'needs_response'): StandInEvent {
    const session = this.find(id);
    this.chargeOf(session).disputed = true;
    return this.emit(type, {
      id: `dp_${session.id}`,
      object: 'dispute',
      payment_intent: session.payment_intent,
      charge: `ch_${session.id}`,
      metadata: {},
      status,
    });
  }

  /** Any event, of this type and about this object. */
  emit(type: string, object: object): StandInEvent {
    this.sequence += 1;
    const event: StandInEvent = {
      id: `evt_${this.sequence}_${randomBytes(6).toString('hex')}`,
      object: 'event',
      type,
      created: nowSeconds(),
      livemode: false,
      data: { object: structuredClone(object) as Record<string, unknown> },
    };
    this.events.push(event);
    return event;
  }

  paidSessions(): StandInSession[] {
    return [...this.sessions.values()].filter((session) => session.payment_status === 'paid');
  }

  find(id: string): StandInSession {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`No session ${id}`);
    return session;
  }

  private chargeOf({ id }: StandInSession): StandInCharge {
    const charge = this.charges.get(id) ?? { amount_refunded: 0, refunded: false, disputed: false };
    this.charges.set(id, charge);
    return charge;
  }

  /** With the payment and its charge, as Stripe answers where they are to be expanded. */
  protected expanded(session: StandInSession) {
    if (typeof session.payment_intent !== 'string' || session.payment_status !== 'paid') return session;
    const payment = {
      id: session.payment_intent,
      status: 'succeeded',
      latest_charge: this.chargeOf(session),
    };
    return { ...session, payment_intent: payment };
  }

  private finish(id: string, shipping: number, change: Partial<StandInSession>): StandInSession {
    const session = this.find(id);
    const form = this.lines.get(id) ?? {};
    const cents = Number(
      form[`shipping_options[${shipping}][shipping_rate_data][fixed_amount][amount]`] ?? 0,
    );
    Object.assign(session, {
      status: 'complete',
      url: null,
      payment_intent: `pi_${id}`,
      amount_total: session.amount_subtotal + cents,
      total_details: { amount_discount: 0, amount_shipping: cents, amount_tax: 0 },
      shipping_cost: { amount_subtotal: cents, amount_tax: 0, amount_total: cents },
      ...change,
    });
    return session;
  }

  protected create(body: string, key: string | undefined, origin: string): StandInSession {
    const form = Object.fromEntries(new URLSearchParams(body));
    const id = `cs_test_${randomBytes(20).toString('hex')}`;
    const subtotal = toLineItems(form).reduce((sum, line) => sum + line.amount_subtotal, 0);
    const cents = Number(form['shipping_options[0][shipping_rate_data][fixed_amount][amount]'] ?? 0);
    const session: StandInSession = {
      id,
      object: 'checkout.session',
      mode: form.mode ?? '',
      livemode: false,
      status: 'open',
      payment_status: 'unpaid',
      currency: form['line_items[0][price_data][currency]'] ?? '',
      amount_subtotal: subtotal,
      amount_total: subtotal + cents,
      total_details: { amount_discount: 0, amount_shipping: cents, amount_tax: 0 },
      shipping_cost: { amount_subtotal: cents, amount_tax: 0, amount_total: cents },
      client_reference_id: form.client_reference_id ?? null,
      metadata: metadataOf(form, 'metadata'),
      payment_intent: null,
      created: nowSeconds(),
      url: `${origin}/pay/${id}`,
    };
    this.sessions.set(id, session);
    this.lines.set(id, form);
    this.created.push({ form, key, session });
    // What is answered is how it was then, also when it is answered again.
    return structuredClone(session);
  }

  protected lineItemsOf({ id }: StandInSession) {
    return toLineItems(this.lines.get(id) ?? {});
  }

  /** Newest first. */
  protected sessionsSince(since: number, paymentIntent: string | null): StandInSession[] {
    return [...this.sessions.values()]
      .reverse()
      .filter((session) => session.created >= since)
      .filter((session) => paymentIntent === null || session.payment_intent === paymentIntent)
      .map(unexpanded);
  }

  /** Newest first. */
  protected eventsSince(since: number, types: string[]): StandInEvent[] {
    return [...this.events].reverse().filter(({ type, created }) => types.includes(type) && created >= since);
  }
}

function unexpanded(session: StandInSession): StandInSession {
  const { payment_intent: payment } = session;
  return typeof payment === 'object' && payment !== null
    ? { ...session, payment_intent: payment.id }
    : session;
}
