import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { Call } from './bench';
import { json } from './httpLoad';
import { listen } from './listen';

const SECRET = 'whsec_bench_0123456789';

export type Session = { id: string; [field: string]: unknown };

/** As much of Stripe as making a session needs, in this process: its time is not the service's. */
export async function startStripe() {
  const sessions: Session[] = [];
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    response.setHeader('Content-Type', 'application/json');
    if (incoming.method !== 'POST') {
      response.end('{"object":"list","data":[],"has_more":false}');
      return;
    }
    const orderId = new URLSearchParams(body).get('client_reference_id');
    const id = `cs_test_${randomBytes(16).toString('hex')}`;
    const session = {
      id,
      object: 'checkout.session',
      mode: 'payment',
      livemode: false,
      status: 'open',
      payment_status: 'unpaid',
      currency: 'usd',
      amount_subtotal: 1499,
      amount_total: 2094,
      client_reference_id: orderId,
      metadata: { order_id: orderId },
      created: Math.floor(Date.now() / 1000),
      url: `http://127.0.0.1/pay/${id}`,
    };
    sessions.push(session);
    response.end(JSON.stringify(session));
  });
  const port = await listen(server);
  return {
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_bench',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    /** The sessions made since the last call. */
    takeSessions: () => sessions.splice(0),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type StripeForBench = Awaited<ReturnType<typeof startStripe>>;

/** The webhook by which Stripe tells that a session is paid. */
export function getPayment(session: Session): Call {
  const at = Math.floor(Date.now() / 1000);
  const paid = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_${session.id}`,
    shipping_cost: { amount_subtotal: 595, amount_tax: 0, amount_total: 595 },
  };
  const body = JSON.stringify({
    id: `evt_${session.id}`,
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    data: { object: paid },
  });
  const signature = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex');
  return json('/api/stripe/webhook', body, { 'Stripe-Signature': `t=${at},v1=${signature}` });
}
