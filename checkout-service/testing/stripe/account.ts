import { randomBytes } from 'node:crypto';
import { Charges } from './charges';
import { type Form, toLineItems, toMetadata } from './forms';
import { nowSeconds } from './signPayload';
import type { StandInEvent, StandInSession } from './types';

/** Simulates an account and its customers; each method returns its event. */
export class StripeAccount {
  readonly sessions = new Map<string, StandInSession>();
  readonly events: StandInEvent[] = [];
  readonly created: { form: Form; key: string | undefined; session: StandInSession }[] = [];
  private readonly lines = new Map<string, Form>();
  readonly charges = new Charges();
  /** Age of new events and charges. */
  secondsAgo = 0;
  /** Share of the price that Stripe Tax adds. */
  taxRate = 0;
  private sequence = 0;

  clear(): void {
    this.sessions.clear();
    this.events.length = 0;
    this.created.length = 0;
    this.lines.clear();
    this.charges.clear();
    this.secondsAgo = 0;
    this.taxRate = 0;
  }

  pay(id: string, shipping = 0, change: Partial<StandInSession> = {}): StandInEvent {
    const session = this.finish(id, shipping, { payment_status: 'paid', ...change });
    return this.emit('checkout.session.completed', session);
  }

  payLater(id: string, shipping = 0, change: Partial<StandInSession> = {}): StandInEvent {
    const session = this.finish(id, shipping, { payment_status: 'unpaid', ...change });
    this.charges.of(session).status = 'processing';
    return this.emit('checkout.session.completed', session);
  }

  delayedPaymentArrives(id: string): StandInEvent {
    const session = this.find(id);
    session.payment_status = 'paid';
    this.charges.of(session).status = 'succeeded';
    return this.emit('checkout.session.async_payment_succeeded', session);
  }

  delayedPaymentFails(id: string): StandInEvent {
    const session = this.find(id);
    this.charges.of(session).status = 'requires_payment_method';
    return this.emit('checkout.session.async_payment_failed', session);
  }

  expire(id: string): StandInEvent {
    const session = this.find(id);
    session.status = 'expired';
    session.url = null;
    return this.emit('checkout.session.expired', session);
  }

  /** All that is left without `cents`. */
  refund(id: string, cents?: number): StandInEvent {
    return this.emit('charge.refunded', this.charges.refund(this.find(id), cents));
  }

  refundFails(id: string): StandInEvent {
    return this.emit('refund.failed', this.charges.failRefund(this.find(id)));
  }

  dispute(id: string, type = 'charge.dispute.created', status = 'needs_response'): StandInEvent {
    return this.emit(type, this.charges.dispute(this.find(id), status));
  }

  emit(type: string, object: object): StandInEvent {
    this.sequence += 1;
    const event: StandInEvent = {
      id: `evt_${this.sequence}_${randomBytes(6).toString('hex')}`,
      object: 'event',
      type,
      created: nowSeconds() - this.secondsAgo,
      livemode: false,
      data: { object: { ...structuredClone(object) } },
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

  private finish(id: string, shipping: number, change: Partial<StandInSession>): StandInSession {
    const session = this.find(id);
    const form = this.lines.get(id) ?? {};
    Object.assign(session, {
      status: 'complete',
      url: null,
      payment_intent: `pi_${id}`,
      ...toAmounts(form, shipping, session.automatic_tax.enabled ? this.taxRate : 0),
      ...change,
    });
    this.charges.of(session).charge.created = nowSeconds() - this.secondsAgo;
    return session;
  }

  protected create(body: string, key: string | undefined, origin: string): StandInSession {
    const form = Object.fromEntries(new URLSearchParams(body));
    const id = `cs_test_${randomBytes(20).toString('hex')}`;
    const session: StandInSession = {
      id,
      object: 'checkout.session',
      mode: form.mode ?? '',
      livemode: false,
      status: 'open',
      payment_status: 'unpaid',
      currency: form['line_items[0][price_data][currency]'] ?? '',
      ...toAmounts(form, 0, 0),
      automatic_tax: { enabled: form['automatic_tax[enabled]'] === 'true' },
      client_reference_id: form.client_reference_id ?? null,
      metadata: toMetadata(form, 'metadata'),
      payment_intent: null,
      created: nowSeconds(),
      url: `${origin}/pay/${id}`,
    };
    this.sessions.set(id, session);
    this.lines.set(id, form);
    this.created.push({ form, key, session });
    // A repeated answer shows the state of then.
    return structuredClone(session);
  }

  protected getLineItems({ id }: StandInSession) {
    return toLineItems(this.lines.get(id) ?? {});
  }

  protected sessionsSince(since: number, paymentIntent: string | null): StandInSession[] {
    return [...this.sessions.values()]
      .reverse()
      .filter((session) => session.created >= since)
      .filter((session) => paymentIntent === null || session.payment_intent === paymentIntent)
      .map(unexpanded);
  }

  protected eventsSince(since: number, types: string[]): StandInEvent[] {
    return [...this.events].reverse().filter(({ type, created }) => types.includes(type) && created >= since);
  }
}

/** As Stripe: tax is rounded line by line. */
function toAmounts(form: Form, shipping: number, taxRate: number) {
  const lines = toLineItems(form).map((line) => line.amount_subtotal);
  const cents = Number(form[`shipping_options[${shipping}][shipping_rate_data][fixed_amount][amount]`] ?? 0);
  const subtotal = lines.reduce((sum, line) => sum + line, 0);
  const shippingTax = Math.round(cents * taxRate);
  const tax = lines.reduce((sum, line) => sum + Math.round(line * taxRate), shippingTax);
  return {
    amount_subtotal: subtotal,
    amount_total: subtotal + cents + tax,
    total_details: { amount_discount: 0, amount_shipping: cents, amount_tax: tax },
    shipping_cost: { amount_subtotal: cents, amount_tax: shippingTax, amount_total: cents + shippingTax },
  };
}

function unexpanded(session: StandInSession): StandInSession {
  const { payment_intent: payment } = session;
  return typeof payment === 'object' && payment !== null
    ? { ...session, payment_intent: payment.id }
    : session;
}
