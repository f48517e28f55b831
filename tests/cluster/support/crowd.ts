import { Agent, request } from 'node:http';
import { createSignatureHeader } from '../../../checkout-service/testing/stripe/signPayload';
import type { StripeStandIn } from '../../../checkout-service/testing/stripeStandIn';
import { cart } from '../../faults/support/stage';

const PAGES = ['/', '/shop', '/wax/soy-wax', '/wax-calculator', '/guides', '/faq', '/cart'];
const PAGES_A_SECOND = 50;
const CHECKOUTS_A_SECOND = 5;
/** Shoppers press again after a second, and give up after so many times. */
const PRESSES = 60;
const AGAIN_MS = 1000;
/** The limit is by address: a crowd has many. */
const ADDRESSES = Array.from({ length: 20 }, (_, index) => `127.0.0.${index + 2}`);

type Call = { method: string; path: string; headers?: Record<string, string>; body?: string };
type Answer = { status: number; text: string; cache: string };
export type Visit = { at: number; ms: number; path: string; status: number; cache: string; reason: string };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Visitors at a steady rate, whatever becomes of them, and shoppers who pay; Stripe delivers until it is acknowledged. */
export class Crowd {
  readonly visits: Visit[] = [];
  readonly bought = new Set<string>();
  readonly acknowledged = new Set<string>();
  pressedAgain = 0;
  gaveUp = 0;
  private readonly agents = ADDRESSES.map((localAddress) => new Agent({ keepAlive: true, localAddress }));
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private next = 0;

  constructor(
    private readonly port: number,
    private readonly stripe: StripeStandIn,
  ) {}

  start() {
    this.every(1000 / PAGES_A_SECOND, () => this.visit());
    this.every(1000 / CHECKOUTS_A_SECOND, () => this.shop());
  }

  /** Nobody new comes; those who are here finish. */
  async stop() {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.underWay);
    for (const agent of this.agents) agent.destroy();
  }

  private every(ms: number, act: () => Promise<void>) {
    const timer = setInterval(() => {
      const acting = act();
      this.underWay.add(acting);
      void acting.finally(() => this.underWay.delete(acting));
    }, ms);
    this.timers.push(timer);
  }

  private async visit() {
    const path = PAGES[this.next % PAGES.length] ?? '/';
    const at = performance.now();
    const { status, cache, text } = await this.ask({ method: 'GET', path });
    this.visits.push({
      at,
      ms: performance.now() - at,
      path,
      status,
      cache,
      reason: status === 200 ? '' : text.slice(0, 80),
    });
  }

  private async shop() {
    const sessionId = await this.buy();
    if (!sessionId) {
      this.gaveUp += 1;
      return;
    }
    this.bought.add(sessionId);
    const body = JSON.stringify(this.stripe.pay(sessionId));
    const isAcknowledged = await this.untilGood(() => ({
      method: 'POST',
      path: '/api/stripe/webhook',
      headers: { 'Stripe-Signature': createSignatureHeader(body) },
      body,
    }));
    if (isAcknowledged) this.acknowledged.add(sessionId);
  }

  private async buy(): Promise<string | null> {
    const key = crypto.randomUUID();
    const call = {
      method: 'POST',
      path: '/api/create-checkout',
      headers: { 'Idempotency-Key': key },
      body: JSON.stringify(cart),
    };
    const answer = await this.untilGood(() => call);
    return answer ? (JSON.parse(answer.text).url.split('/').pop() ?? null) : null;
  }

  private async untilGood(makeCall: () => Call): Promise<Answer | null> {
    for (let press = 0; press < PRESSES; press++) {
      if (press > 0) this.pressedAgain += 1;
      const answer = await this.ask(makeCall());
      if (answer.status === 200) return answer;
      await pause(AGAIN_MS);
    }
    return null;
  }

  /**
   * Status 0: the connection broke. A page is asked for once more where the proxy, as at its reload, had ended an idle
   * connection just then: so do browsers (RFC 9112, 9.3.1).
   */
  private ask(call: Call, isSecond = false): Promise<Answer> {
    const { method, path, headers = {}, body } = call;
    this.next += 1;
    const agent = this.agents[this.next % this.agents.length];
    return new Promise((resolve) => {
      const fail = (error: Error) => {
        const wasIdle = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
        if (wasIdle && method === 'GET' && !isSecond) resolve(this.ask(call, true));
        else resolve({ status: 0, text: error.message, cache: '' });
      };
      const type = body ? { 'Content-Type': 'application/json' } : {};
      const sent = request(
        {
          port: this.port,
          host: '127.0.0.1',
          agent,
          method,
          path,
          headers: { ...type, ...headers },
          timeout: 30_000,
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk) => {
            if (text.length < 4000) text += chunk;
          });
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, text, cache: String(answer.headers['x-cache'] ?? '') }),
          );
          answer.on('error', fail);
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')));
      sent.on('error', fail);
      sent.end(body);
    });
  }
}
