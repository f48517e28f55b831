import { readSettings } from './config';
import { describePayments } from './describePayments';

const origins = (environment: NodeJS.ProcessEnv) =>
  describePayments(readSettings({ SITE_ORIGIN: 'https://shop.example', ...environment })).paymentOrigins;

test.each([
  ['in the sandbox', {}],
  ['with a key', { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }],
])('Stripe’s payment page and the shop itself may be followed %s', (_name, environment) => {
  expect(origins(environment)).toEqual(
    expect.arrayContaining(['https://checkout.stripe.com', 'https://shop.example']),
  );
});
