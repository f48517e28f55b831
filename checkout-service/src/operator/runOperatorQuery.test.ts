import { commandSettings } from './runOperatorQuery';

test.each([
  ['a webhook secret without its key', { STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' }],
  ['another Stripe without its key', { STRIPE_API_BASE: 'http://127.0.0.1:12111' }],
  ['a key without its webhook secret', { STRIPE_SECRET_KEY: 'sk_live_0123456789' }],
  ['the address of a service in a container', { CHECKOUT_HOST: '0.0.0.0' }],
])('the operator’s commands need no Stripe key: they run beside %s', (_what, variables) => {
  const environment = { ...process.env };
  Object.assign(process.env, variables);
  try {
    expect(commandSettings()).toMatchObject({ stripe: null, port: 4242 });
  } finally {
    process.env = environment;
  }
});
