import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../log';
import type { SandboxSession, SessionParameters } from './sandboxSession';

const LIFETIME_SECONDS = 24 * 60 * 60;
const DELAYED_PAYMENT_SECONDS = 5;

export type SandboxEventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.expired';

type Options = {
  folder: string;
  /** Without the session's id. */
  payPageBase: () => string;
  onEvent: (type: SandboxEventType, session: SandboxSession) => void;
  log: Log;
};

export type SandboxStore = ReturnType<typeof createSandboxStore>;

/** One file per session: survives a restart. */
export function createSandboxStore({ folder, payPageBase, onEvent, log }: Options) {
  mkdirSync(folder, { recursive: true });
  const sessions = readAll(folder, log);
  const timers = new Set<NodeJS.Timeout>();

  function save(session: SandboxSession): void {
    sessions.set(session.id, session);
    const file = path.join(folder, `${session.id}.json`);
    writeFileSync(`${file}.part`, JSON.stringify(session));
    renameSync(`${file}.part`, file);
  }

  function complete(session: SandboxSession, change: Partial<SandboxSession>): void {
    save({ ...session, status: 'complete', ...change });
    onEvent('checkout.session.completed', sessions.get(session.id) ?? session);
  }

  function scheduleDelayedPayment(id: string): void {
    const session = sessions.get(id);
    if (!session || session.paymentStatus === 'paid' || session.paysAt === null) return;
    const wait = Math.max(0, session.paysAt * 1000 - Date.now());
    const timer = setTimeout(() => {
      timers.delete(timer);
      save({ ...(sessions.get(id) ?? session), paymentStatus: 'paid', paidAt: nowSeconds() });
      onEvent('checkout.session.async_payment_succeeded', sessions.get(id) ?? session);
    }, wait);
    timer.unref();
    timers.add(timer);
  }

  function find(id: string): SandboxSession | undefined {
    const session = sessions.get(id);
    if (session?.status === 'open' && session.expiresAt < nowSeconds()) expire(session);
    return sessions.get(id);
  }

  function expire(session: SandboxSession): void {
    save({ ...session, status: 'expired' });
    onEvent('checkout.session.expired', sessions.get(session.id) ?? session);
  }

  // Delayed payments from before a restart still arrive.
  for (const id of sessions.keys()) scheduleDelayedPayment(id);

  return {
    create(parameters: SessionParameters): SandboxSession {
      const id = `cs_test_sandbox_${randomBytes(24).toString('hex')}`;
      const createdAt = nowSeconds();
      const session: SandboxSession = {
        id,
        paymentIntent: `pi_sandbox_${randomBytes(12).toString('hex')}`,
        status: 'open',
        paymentStatus: 'unpaid',
        paysAt: null,
        createdAt,
        expiresAt: createdAt + LIFETIME_SECONDS,
        currency: parameters.line_items[0]?.price_data.currency ?? 'usd',
        lines: parameters.line_items.map(({ quantity, price_data }) => ({
          name: price_data.product_data.name,
          unitCents: price_data.unit_amount,
          quantity,
          metadata: price_data.product_data.metadata,
        })),
        shipping: parameters.shipping_options.map(({ shipping_rate_data: rate }) => ({
          label: rate.display_name,
          amountCents: rate.fixed_amount.amount,
          minDays: rate.delivery_estimate.minimum.value,
          maxDays: rate.delivery_estimate.maximum.value,
        })),
        chosenShipping: 0,
        clientReferenceId: parameters.client_reference_id ?? null,
        metadata: parameters.metadata,
        successUrl: parameters.success_url.replace('{CHECKOUT_SESSION_ID}', id),
        cancelUrl: parameters.cancel_url,
        url: `${payPageBase()}/${id}`,
      };
      save(session);
      return session;
    },
    find,
    expire,
    list: () => [...sessions.values()].sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)),
    pay: (session: SandboxSession, chosenShipping: number) =>
      complete(session, { paymentStatus: 'paid', paidAt: nowSeconds(), chosenShipping }),
    /** Unnamed keys stay. */
    note(session: SandboxSession, metadata: Record<string, string>): SandboxSession {
      const noted = { ...session, paymentMetadata: { ...session.paymentMetadata, ...metadata } };
      save(noted);
      return noted;
    },
    payLater(session: SandboxSession, chosenShipping: number): void {
      complete(session, { chosenShipping, paysAt: nowSeconds() + DELAYED_PAYMENT_SECONDS });
      scheduleDelayedPayment(session.id);
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** A damaged file is moved aside; the others are read. */
function readAll(folder: string, log: Log): Map<string, SandboxSession> {
  const sessions = new Map<string, SandboxSession>();
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.json')) continue;
    const file = path.join(folder, name);
    try {
      const session: SandboxSession = JSON.parse(readFileSync(file, 'utf8'));
      sessions.set(session.id, session);
    } catch {
      renameSync(file, `${file}.badRequest`);
      log.error({ moved_to: `${name}.badRequest` }, 'a session of the sandbox cannot be read: set aside');
    }
  }
  return sessions;
}
