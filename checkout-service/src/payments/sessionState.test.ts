import type Stripe from 'stripe';
import { toSessionState } from './sessionState';

test.each([
  ['whose delayed payment was canceled', 'failed', 'unpaid', { status: 'canceled' }],
  ['that costs nothing', 'paid', 'no_payment_required', null],
])('a session %s is %s', (_name, status, payment_status, payment_intent) => {
  const session = { status: 'complete', metadata: {}, payment_status, payment_intent };
  expect(toSessionState(session as Stripe.Checkout.Session, 'shop').status).toBe(status);
});
