import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getServerAddress } from '../src/http/getServerAddress';
import { StripeAccount } from './stripe/account';
import { toMetadata } from './stripe/forms';
import { type Answer, apiError, page, send, toStripeList, trickle } from './stripe/responses';
import type { StandInSession } from './stripe/types';

export const STAND_IN_KEY = 'sk_test_standin';

/** Without `times`: for every request. */
export type Fault = {
  kind:
    | 'status'
    | 'saved-status'
    | 'reset-before'
    | 'reset-after'
    | 'html'
    | 'cut'
    | 'trickle'
    | 'silence'
    | 'delay'
    | 'late-answer'
    | 'status-after';
  status?: number;
  delayMs?: number;
  times?: number;
  /** Without: creating a session. */
  only?: Operation | 'any';
  /** Runs at that moment, before or after the effect. */
  strike?: () => void;
};

type Operation = 'create' | 'retrieve' | 'list' | 'find' | 'lines' | 'disputes' | 'record' | 'other';

/**
 * Stripe for tests, over HTTP: repeats answers for an idempotency key as v1 does, fails on demand, and holds every event
 * until the test delivers it.
 */
export class StripeStandIn extends StripeAccount {
  requests = 0;
  isKeyRevoked = false;
  origin = '';
  private readonly answers = new Map<string, { hash: string; answer: Answer }>();
  private faults: Fault[] = [];
  private server: Server | undefined;
  private answered: () => void = () => undefined;

  async start(port = 0): Promise<this> {
    this.server = createServer((request, response) => this.handle(request, response));
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${getServerAddress(this.server).port}`;
    return this;
  }

  async stop(): Promise<void> {
    const server = this.server;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  }

  override clear(): void {
    super.clear();
    this.answers.clear();
    this.recover();
    this.requests = 0;
  }

  fail(...faults: Fault[]): void {
    this.faults.push(...faults);
  }

  /** Resolves when a late answer is ready but not sent. */
  hasAnswered(): Promise<void> {
    return new Promise((resolve) => {
      this.answered = resolve;
    });
  }

  recover(): void {
    this.faults = [];
    this.isKeyRevoked = false;
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
    const operation = toOperation(request.method ?? '', url);
    const fault = this.takeFault(operation);
    const late = fault?.kind === 'late-answer';
    if (fault?.delayMs && !late) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault?.kind === 'silence') return;
    if (fault?.kind === 'reset-before') {
      fault.strike?.();
      return void request.socket.destroy();
    }
    if (fault?.kind === 'status') return send(response, apiError(fault.status ?? 500));
    const answer = this.answer(request, url, body, operation, fault);
    if (fault?.delayMs && late) {
      const asItIs = structuredClone(answer);
      this.answered();
      await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
      return send(response, asItIs);
    }
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
    if (fault?.kind === 'trickle') return trickle(response, answer);
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
      const key = request.headersDistinct['idempotency-key']?.[0];
      return this.once(key, body, () =>
        fault?.kind === 'saved-status'
          ? apiError(fault.status ?? 500)
          : { status: 200, body: this.create(body, key, this.origin) },
      );
    }
    if (operation === 'list' || operation === 'find' || url.pathname === '/v1/events')
      return { status: 200, body: this.list(url) };
    if (operation === 'disputes') {
      const payment = this.charges.find(url.searchParams.get('payment_intent') ?? '');
      return { status: 200, body: toStripeList(payment?.disputes ?? []) };
    }
    if (url.pathname === '/v1/refunds') {
      return { status: 200, body: page(this.charges.getRefunds(url.searchParams.get('charge')), url) };
    }
    if (operation === 'record') return this.recordAt(url.pathname.split('/').pop() ?? '', body);
    const session = this.sessions.get(id ?? '');
    if (!session) return apiError(404);
    if (action === 'line_items') return { status: 200, body: toStripeList(this.getLineItems(session)) };
    if (action === 'expire') {
      if (session.status !== 'open') return apiError(400);
      this.expire(session.id);
    }
    return { status: 200, body: operation === 'retrieve' ? this.expand(session, url) : session };
  }

  /** v1 stores the first outcome of a key, 500 included; another body under it is refused. */
  private once(key: string | undefined, body: string, run: () => Answer): Answer {
    if (key === undefined) return run();
    const hash = createHash('sha256').update(body).digest('hex');
    const before = this.answers.get(key);
    if (before) return before.hash === hash ? before.answer : apiError(400, 'idempotency_error');
    const answer = run();
    this.answers.set(key, { hash, answer });
    return answer;
  }

  /** Line items: the first ten, as Stripe. */
  private expand(session: StandInSession, { searchParams }: URL) {
    const wanted = [...searchParams].filter(([name]) => name.startsWith('expand')).map(([, path]) => path);
    const lines = this.getLineItems(session);
    return {
      ...(wanted.some((path) => path.startsWith('payment_intent.')) ? this.charges.expand(session) : session),
      ...(wanted.some((path) => path.startsWith('line_items')) && {
        line_items: toStripeList(lines.slice(0, 10), lines.length > 10),
      }),
    };
  }

  private recordAt(id: string, body: string): Answer {
    const payment = this.charges.find(id);
    if (!payment) return apiError(404);
    const metadata = toMetadata(Object.fromEntries(new URLSearchParams(body)), 'metadata');
    if (Object.values(metadata).some((value) => value.length > 500)) return apiError(400);
    Object.assign(payment.metadata, metadata);
    return { status: 200, body: { id, object: 'payment_intent', metadata: payment.metadata } };
  }

  private list(url: URL) {
    const { searchParams: asked, pathname } = url;
    const since = Number(asked.get('created[gte]') ?? 0);
    if (pathname === '/v1/checkout/sessions')
      return page(this.sessionsSince(since, asked.get('payment_intent')), url);
    const types = [...asked].filter(([name]) => name.startsWith('types')).map(([, type]) => type);
    return page(this.eventsSince(since, types), url);
  }
}

function toOperation(method: string, { pathname, searchParams }: URL): Operation {
  if (pathname === '/v1/checkout/sessions') {
    if (method === 'POST') return 'create';
    return searchParams.has('payment_intent') ? 'find' : 'list';
  }
  if (/^\/v1\/checkout\/sessions\/[^/]+$/.test(pathname)) return 'retrieve';
  if (pathname.endsWith('/line_items')) return 'lines';
  if (pathname === '/v1/disputes') return 'disputes';
  if (pathname.startsWith('/v1/payment_intents/')) return 'record';
  return 'other';
}
