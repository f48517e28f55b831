import type Stripe from 'stripe';
import { chooseDispute, toChargeState } from './chargeState';

test('refunds that failed or were canceled give nothing back', () => {
  const data = ['succeeded', 'failed', 'canceled'].map((status) => ({ amount: 100, status }));
  const charge = { refunds: { data } } as Stripe.Charge;
  expect(toChargeState(charge)).toMatchObject({ refundedAmount: 100 });
});

test('an open dispute counts before a lost one, a lost one before the latest', () => {
  const toDispute = (status: string) => ({ id: status, status });
  const [won, lost, open] = [toDispute('won'), toDispute('lost'), toDispute('needs_response')];
  expect([chooseDispute([won, lost, open]), chooseDispute([won, lost])]).toEqual([open, lost]);
});
