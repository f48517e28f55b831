import { randomBytes } from 'node:crypto';
import { describeError, type Log } from '../log';
import type { SandboxSession, SessionParameters } from './sandboxSession';
import { readSessions, writeSession } from './sessionFiles';

const LIFETIME_SECONDS = 24 * 60 * 60;
const DELAYED_PAYMENT_SECONDS = 5;
const PAYMENT_INTERVAL_MS = 1000;

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
  const { sessions, save, update } = openSessions(folder, onEvent, log);

  const complete = (session: SandboxSession, change: Partial<SandboxSession>) =>
    update(session, { status: 'complete', ...change }, 'checkout.session.completed');
  const expire = (session: SandboxSession) =>
    update(session, { status: 'expired' }, 'checkout.session.expired');

  /** Also those from before a restart; one that a full disk does not take comes later. */
  function receiveDelayedPayments(): void {
    for (const session of sessions.values()) {
      const { paysAt, paymentStatus } = session;
      if (paymentStatus === 'paid' || (paysAt ?? Number.POSITIVE_INFINITY) > nowSeconds()) continue;
      const change = { paymentStatus: 'paid', paidAt: nowSeconds() } as const;
      try {
        update(session, change, 'checkout.session.async_payment_succeeded');
      } catch (error) {
        log.error({ error: describeError(error) }, 'a payment of the sandbox is not written yet');
      }
    }
  }
  const timer = setInterval(receiveDelayedPayments, PAYMENT_INTERVAL_MS).unref();

  function find(id: string): SandboxSession | undefined {
    const session = sessions.get(id);
    try {
      if (session?.status === 'open' && session.expiresAt < nowSeconds()) expire(session);
    } catch (error) {
      log.error({ error: describeError(error) }, 'a session of the sandbox is not written yet');
    }
    return sessions.get(id);
  }

  return {
    create(parameters: SessionParameters): SandboxSession {
      const session = newSession(parameters, payPageBase());
      save(session);
      return session;
    },
    find,
    expire,
    list: () =>
      [...sessions.keys()]
        .flatMap((id) => find(id) ?? [])
        .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)),
    pay(session: SandboxSession, chosenShipping: number): void {
      complete(session, { paymentStatus: 'paid', paidAt: nowSeconds(), chosenShipping });
    },
    /** Unnamed keys stay. */
    note(session: SandboxSession, metadata: Record<string, string>): SandboxSession {
      const noted = { ...session, paymentMetadata: { ...session.paymentMetadata, ...metadata } };
      save(noted);
      return noted;
    },
    payLater(session: SandboxSession, chosenShipping: number): void {
      complete(session, { chosenShipping, paysAt: nowSeconds() + DELAYED_PAYMENT_SECONDS });
    },
    stop: () => clearInterval(timer),
  };
}

function openSessions(folder: string, onEvent: Options['onEvent'], log: Log) {
  const sessions = readSessions(folder, log);
  function save(session: SandboxSession): void {
    writeSession(folder, session);
    sessions.set(session.id, session);
  }
  function update(session: SandboxSession, change: Partial<SandboxSession>, event: SandboxEventType): void {
    const updated = { ...session, ...change };
    save(updated);
    onEvent(event, updated);
  }
  return { sessions, save, update };
}

function newSession(parameters: SessionParameters, payPageBase: string): SandboxSession {
  const id = `cs_test_sandbox_${randomBytes(24).toString('hex')}`;
  const createdAt = nowSeconds();
  return {
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
    metadata: parameters.metadata,
    successUrl: parameters.success_url.replace('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: parameters.cancel_url,
    url: `${payPageBase}/${id}`,
  };
}

const nowSeconds = () => Math.floor(Date.now() / 1000);
