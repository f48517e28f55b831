import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stripe for tests, over HTTP: keeps sessions, answers again for an idempotency key as v1 does (a saved 500 included),
 * fails as told, and holds every event until the test delivers it - once, often, late, in any order, or never.
 */
export type StandInSession = {
  id: string;
  object: 'checkout.session';
  mode: string;
  livemode: boolean;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  currency: string;
  amount_subtotal: number;
  amount_total: number;
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
  shipping_cost: { amount_subtotal: number; amount_tax: number; amount_total: number };
  client_reference_id: string | null;
  metadata: Record<string, string>;
  payment_intent: string | { id: string } | null;
  created: number;
  url: string | null;
};

export type StandInEvent = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: boolean;
  data: { object: Record<string, unknown> };
};

/** What goes wrong. `times`: for how many requests, for ever without. */
export type Fault = {
  kind:
    | 'status'
    | 'saved-status'
    | 'reset-before'
    | 'reset-after'
    | 'html'
    | 'cut'
    | 'silence'
    | 'delay'
    | 'status-after';
  status?: number;
  delayMs?: number;
  times?: number;
  /** Which requests; creating a session without. */
  only?: Operation | 'any';
  /** What else happens at that moment, with a reset before or after the effect: a process is killed, say. */
  strike?: () => void;
};

type Answer = { status: number; body: unknown };
/** `find`: the session of a payment. */
type Operation = 'create' | 'retrieve' | 'list' | 'find' | 'lines' | 'other';
type StandInCharge = { amount_refunded: number; refunded: boolean; disputed: boolean };
type Form = Record<string, string>;

export const STAND_IN_KEY = 'sk_test_standin';
export const STAND_IN_SECRET = 'whsec_standin_0123456789abcdef';

export class StripeStandIn {
  readonly sessions = new Map<string, StandInSession>();
  readonly events: StandInEvent[] = [];
  /** Bodies of the requests that created a session, as they came. */
  readonly created: { form: Form; key: string | undefined; session: StandInSession }[] = [];
  requests = 0;
  isKeyRevoked = false;
  private readonly lines = new Map<string, Form>();
  private readonly charges = new Map<string, StandInCharge>();
  private readonly answers = new Map<string, { hash: string; answer: Answer }>();
  private faults: Fault[] = [];
  private server: Server | undefined;
  private sequence = 0;
  origin = '';

  async start(port = 0): Promise<this> {
    this.server = createServer((request, response) => this.handle(request, response));
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    const server = this.server;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  }

  /** Forgets everything, as a new account. */
  clear(): void {
    this.sessions.clear();
    this.events.length = 0;
    this.created.length = 0;
    this.lines.clear();
    this.charges.clear();
    this.answers.clear();
    this.faults = [];
    this.isKeyRevoked = false;
    this.requests = 0;
  }

  fail(...faults: Fault[]): void {
    this.faults.push(...faults);
  }

  recover(): void {
    this.faults = [];
    this.isKeyRevoked = false;
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
  private expanded(session: StandInSession) {
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

  private takeFault(operation: Operation): Fault | undefined {
    const index = this.faults.findIndex(({ only = 'create' }) => only === operation || only === 'any');
    const fault = this.faults[index];
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.faults.splice(index, 1);
    }
    return fault;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1;
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? '/', this.origin);
    const operation = operationOf(request.method ?? '', url);
    const fault = this.takeFault(operation);
    if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault?.kind === 'silence') return;
    if (fault?.kind === 'reset-before') {
      fault.strike?.();
      return void request.socket.destroy();
    }
    if (fault?.kind === 'status') return send(response, apiError(fault.status ?? 500));
    const answer = this.answer(request, url, body, operation, fault);
    if (fault?.kind === 'reset-after') {
      fault.strike?.();
      return void request.socket.destroy();
    }
    if (fault?.kind === 'status-after') return send(response, apiError(fault.status ?? 500));
    if (fault?.kind === 'html') {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      return void response.end('<html><body>Bad gateway</body></html>');
    }
    if (fault?.kind === 'cut') {
      const text = JSON.stringify(answer.body);
      response.writeHead(200, { 'Content-Type': 'application/json' });
      return void response.end(text.slice(0, text.length / 2));
    }
    send(response, answer);
  }

  private answer(
    request: IncomingMessage,
    url: URL,
    body: string,
    operation: Operation,
    fault: Fault | undefined,
  ): Answer {
    if (this.isKeyRevoked || request.headers.authorization !== `Bearer ${STAND_IN_KEY}`) return apiError(401);
    const [, , , , id, action] = url.pathname.split('/');
    if (operation === 'create') {
      const key = request.headers['idempotency-key'] as string | undefined;
      return this.once(key, body, () =>
        fault?.kind === 'saved-status' ? apiError(fault.status ?? 500) : this.create(body, key),
      );
    }
    if (url.pathname === '/v1/checkout/sessions') return this.listSessions(url);
    if (url.pathname === '/v1/events') return this.listEvents(url);
    const session = this.sessions.get(id ?? '');
    if (!session) return apiError(404);
    if (action === 'line_items')
      return { status: 200, body: listOf(toLineItems(this.lines.get(session.id) ?? {})) };
    if (action === 'expire') {
      if (session.status !== 'open') return apiError(400);
      this.expire(session.id);
    }
    return { status: 200, body: operation === 'retrieve' ? this.expanded(session) : session };
  }

  /** v1: the first outcome of a key is kept, a 500 too; another body under the same key is refused. */
  private once(key: string | undefined, body: string, run: () => Answer): Answer {
    if (key === undefined) return run();
    const hash = createHash('sha256').update(body).digest('hex');
    const before = this.answers.get(key);
    if (before) return before.hash === hash ? before.answer : apiError(400, 'idempotency_error');
    const answer = run();
    this.answers.set(key, { hash, answer });
    return answer;
  }

  private create(body: string, key: string | undefined): Answer {
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
      url: `${this.origin}/pay/${id}`,
    };
    this.sessions.set(id, session);
    this.lines.set(id, form);
    this.created.push({ form, key, session });
    // What is answered is how it was then, also when it is answered again.
    return { status: 200, body: structuredClone(session) };
  }

  private listSessions(url: URL): Answer {
    const since = Number(url.searchParams.get('created[gte]') ?? 0);
    const paymentIntent = url.searchParams.get('payment_intent');
    const all = [...this.sessions.values()]
      .reverse()
      .filter((session) => session.created >= since)
      .filter((session) => paymentIntent === null || session.payment_intent === paymentIntent);
    return page(all.map(unexpanded), url);
  }

  private listEvents(url: URL): Answer {
    const since = Number(url.searchParams.get('created[gte]') ?? 0);
    const types = [...url.searchParams.entries()]
      .filter(([name]) => name.startsWith('types'))
      .map(([, type]) => type);
    return page(
      [...this.events].reverse().filter(({ type, created }) => types.includes(type) && created >= since),
      url,
    );
  }
}

/** The header that Stripe would send for this body. `at`: seconds since 1970. */
export function signatureFor(
  body: string,
  secrets: string | string[] = STAND_IN_SECRET,
  at = nowSeconds(),
): string {
  const signatures = [secrets].flat().map((secret) => {
    return `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
  });
  return [`t=${at}`, ...signatures].join(',');
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

function operationOf(method: string, { pathname, searchParams }: URL): Operation {
  if (pathname === '/v1/checkout/sessions') {
    if (method === 'POST') return 'create';
    return searchParams.has('payment_intent') ? 'find' : 'list';
  }
  if (/^\/v1\/checkout\/sessions\/[^/]+$/.test(pathname)) return 'retrieve';
  if (pathname.endsWith('/line_items')) return 'lines';
  return 'other';
}

const types: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'invalid_request_error',
  404: 'invalid_request_error',
  429: 'invalid_request_error',
};

function apiError(status: number, type = types[status] ?? 'api_error'): Answer {
  return { status, body: { error: { type, message: `stand-in answers ${status} to sk_test_***ndin` } } };
}

const listOf = (data: unknown[], hasMore = false) => ({ object: 'list', data, has_more: hasMore });

function page(all: { id: string }[], url: URL): Answer {
  const limit = Number(url.searchParams.get('limit') ?? 10);
  const after = url.searchParams.get('starting_after');
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  return { status: 200, body: listOf(all.slice(from, from + limit), all.length > from + limit) };
}

function unexpanded(session: StandInSession): StandInSession {
  const { payment_intent: payment } = session;
  return typeof payment === 'object' && payment !== null
    ? { ...session, payment_intent: payment.id }
    : session;
}

function metadataOf(form: Form, prefix: string): Record<string, string> {
  const start = `${prefix}[`;
  return Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => name.startsWith(start))
      .map(([name, value]) => [name.slice(start.length, -1), value]),
  );
}

function toLineItems(form: Form) {
  const items: {
    id: string;
    description: string | undefined;
    quantity: number;
    amount_subtotal: number;
    price: { unit_amount: number; product: { object: 'product'; metadata: Record<string, string> } };
  }[] = [];
  for (let index = 0; form[`line_items[${index}][quantity]`] !== undefined; index += 1) {
    const at = `line_items[${index}]`;
    const quantity = Number(form[`${at}[quantity]`]);
    const unit = Number(form[`${at}[price_data][unit_amount]`]);
    items.push({
      id: `li_${index}`,
      description: form[`${at}[price_data][product_data][name]`],
      quantity,
      amount_subtotal: unit * quantity,
      price: {
        unit_amount: unit,
        product: {
          object: 'product',
          metadata: metadataOf(form, `${at}[price_data][product_data][metadata]`),
        },
      },
    });
  }
  return items;
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_0123456789' });
  response.end(JSON.stringify(body));
}
