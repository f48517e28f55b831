import { createHmac } from 'node:crypto';
import type { Database } from '../database/database';
import { describeError, type Log } from '../log';
import { toListedOrder } from '../operator/listOrders';
import { createNotificationStore, type DueNotification } from './notificationStore';

const PAGE_SIZE = 20;
const TIMEOUT_MS = 10_000;
/** Seconds until the next try, doubled each time; together about four days. */
const FIRST_RETRY_S = 30;
const MAX_RETRY_S = 12 * 60 * 60;
const MAX_ATTEMPTS = 18;

type Options = { endpoint: URL; secret: string; database: Database; log: Log };

/**
 * Posts due notifications (rule checkout.notify), at least once each, with the order's current state.
 * Signed as https://www.standardwebhooks.com; `webhook-id` stays the same when one is repeated.
 */
export async function sendNotifications({ endpoint, secret, database, log }: Options): Promise<void> {
  const store = createNotificationStore(database);
  for (let isMore = true; isMore; ) {
    const due = await store.listDue(PAGE_SIZE);
    for (const notification of due) {
      const order = await store.findOrder(notification.order_id);
      const reason = order
        ? await post(notification, toListedOrder(order), { endpoint, secret })
        : 'its order is not here';
      const { id, attempts } = notification;
      const wait = getRetrySeconds(attempts + 1);
      if (reason)
        log.warn({ notification_id: id, attempts: attempts + 1, reason }, 'cannot deliver notification');
      // After a restore the orders come back with a reconciliation; one that never does takes its notification along.
      if (!reason || (!order && wait === null)) await store.markDelivered(id);
      else await store.markFailed(id, wait);
    }
    isMore = due.length === PAGE_SIZE;
  }
}

/** Resolves to the reason of failure, or null. */
async function post(
  { id, type, created_at }: DueNotification,
  order: ReturnType<typeof toListedOrder>,
  { endpoint, secret }: Pick<Options, 'endpoint' | 'secret'>,
): Promise<unknown> {
  // Internal notes stay internal.
  const { attention: _attention, resolutions: _resolutions, ...data } = order;
  const body = JSON.stringify({ type, timestamp: created_at.toISOString(), data });
  const time = Math.floor(Date.now() / 1000);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(time),
        'webhook-signature': `v1,${sign(`${id}.${time}.${body}`, secret)}`,
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return describeError(error);
  }
}

function sign(text: string, secret: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return createHmac('sha256', key).update(text).digest('base64');
}

function getRetrySeconds(attempts: number): number | null {
  return attempts >= MAX_ATTEMPTS ? null : Math.min(FIRST_RETRY_S * 2 ** (attempts - 1), MAX_RETRY_S);
}
