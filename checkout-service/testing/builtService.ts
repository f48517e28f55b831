import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { ListedOrder } from '../src/operator/listOrders';
import { createSignatureHeader, STAND_IN_SECRET } from './stripe/signPayload';
import type { StandInEvent } from './stripe/types';
import { STAND_IN_KEY, type StripeStandIn } from './stripeStandIn';

export const OPERATOR_TOKEN = 'operator-token-of-the-test';

export function builtService(): string {
  const folder = process.env.BUILT_SERVICE;
  if (!folder) throw new Error('BUILT_SERVICE is not set: these tests run in the Jest project "service"');
  return folder;
}

export type Environment = Record<string, string | undefined>;

export function standInSettings(standIn: StripeStandIn): Environment {
  return {
    STRIPE_SECRET_KEY: STAND_IN_KEY,
    STRIPE_WEBHOOK_SECRET: STAND_IN_SECRET,
    STRIPE_API_BASE: standIn.origin,
    CHECKOUT_RATE_LIMIT: '0',
    RECONCILE_SECONDS: '1',
    OPERATOR_TOKEN,
  };
}

export type Ready = { port: number; isSandbox: boolean; paymentOrigins: string[] };

/** One compiler pass: a process of seconds never earns back the second. */
const FLAGS = ['--liftoff-only'];

export class RunningService {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  readonly ready: Promise<Ready>;
  stdout = '';
  stderr = '';
  origin = '';

  constructor(folder: string, environment: Environment, program = 'server.js', words: string[] = []) {
    this.child = spawn(process.execPath, [...FLAGS, path.join(folder, program), ...words], {
      env: { PATH: process.env.PATH, CHECKOUT_PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child.stdout?.on('data', (chunk) => {
      this.stdout += chunk;
    });
    this.child.stderr?.on('data', (chunk) => {
      this.stderr += chunk;
    });
    this.ended = new Promise((resolve) => {
      this.child.once('close', (code, signal) => resolve({ code, signal }));
    });
    this.ready = new Promise((resolve, reject) => {
      this.child.on('message', (message: Ready & { type: string }) => {
        if (message.type !== 'ready') return;
        this.origin = `http://127.0.0.1:${message.port}`;
        resolve(message);
      });
      void this.ended.then(({ code, signal }) =>
        reject(new Error(`ended with ${code ?? signal} before it was ready: ${this.stderr}`)),
      );
    });
    // Prevents an unhandled rejection where readiness is not awaited.
    this.ready.catch(() => undefined);
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL') {
    this.child.kill(signal);
    return this.ended;
  }

  post(pathname: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.origin}${pathname}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(45_000),
    });
  }

  async checkOut(cart: object, headers: Record<string, string> = {}): Promise<string | null> {
    const response = await this.post('/api/create-checkout', JSON.stringify(cart), headers);
    const { url }: { url?: string } = JSON.parse(await response.text());
    return url?.split('/').pop() ?? null;
  }

  async deliver(event: StandInEvent): Promise<boolean> {
    const body = JSON.stringify(event);
    const response = await this.post('/api/stripe/webhook', body, {
      'Stripe-Signature': createSignatureHeader(body),
    });
    await response.arrayBuffer();
    return response.ok;
  }

  async orders(): Promise<ListedOrder[]> {
    const response = await fetch(`${this.origin}/operator/orders`, {
      headers: { Authorization: `Bearer ${OPERATOR_TOKEN}` },
    });
    return JSON.parse(await response.text());
  }
}

export async function until(isSo: () => boolean | Promise<boolean>, limit = 45_000): Promise<void> {
  const end = performance.now() + limit;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Not so after ${limit} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
