import { createHmac, randomBytes } from 'node:crypto';
import { describeError, type Log } from '../log';
import { type SandboxSession, toStripeSession } from './sandboxSession';
import type { SandboxEventType } from './sandboxStore';

const RETRY_DELAYS_MS = [0, 500, 2000, 5000, 15_000];

type Options = { secret: string; endpoint: () => string; log: Log };

/** Posts signed events to the service's webhook endpoint, with retries. */
export function createWebhookSender({ secret, endpoint, log }: Options) {
  const pending = new Set<NodeJS.Timeout>();

  async function deliver(payload: string, attempt: number): Promise<void> {
    try {
      const response = await fetch(endpoint(), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Stripe-Signature': sign(payload, secret) },
        body: payload,
        signal: AbortSignal.timeout(5000),
      });
      await response.body?.cancel();
      if (response.ok) return;
    } catch (error) {
      log.debug({ error: describeError(error) }, 'sandbox webhook not delivered');
    }
    schedule(payload, attempt + 1);
  }

  function schedule(payload: string, attempt: number): void {
    const wait = RETRY_DELAYS_MS[attempt];
    // As Stripe in the end: reconciliation finds the payment.
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      pending.delete(timer);
      void deliver(payload, attempt);
    }, wait);
    timer.unref();
    pending.add(timer);
  }

  return {
    send(type: SandboxEventType, session: SandboxSession): void {
      const event = {
        id: `evt_sandbox_${randomBytes(12).toString('hex')}`,
        object: 'event',
        type,
        created: Math.floor(Date.now() / 1000),
        livemode: false,
        data: { object: toStripeSession(session) },
      };
      schedule(JSON.stringify(event), 0);
    },
    stop(): void {
      for (const timer of pending) clearTimeout(timer);
    },
  };
}

function sign(payload: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`;
}
