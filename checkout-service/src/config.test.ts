import path from 'node:path';
import { SettingError } from '@shop/node/settings/readEnvironment';
import type Stripe from 'stripe';
import { readSettings } from './config';
import { stripeCountries } from './stripeCountries';

const testKey = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };
const live = {
  STRIPE_SECRET_KEY: 'rk_live_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  DATABASE_URL: 'postgres://shop@db.example/shop',
  SITE_ORIGIN: 'https://shop.example',
};

test('without any variable the service runs in sandbox mode on loopback with its defaults', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 4242,
    siteOrigin: 'http://127.0.0.1:3000',
    isSiteOriginGiven: false,
    dataDir: path.resolve('.data'),
    databaseUrl: null,
    stripe: null,
    operatorToken: null,
    checkoutRateLimit: 30,
    reconcileSeconds: 120,
    shippingCountries: ['US'],
    isTaxAutomatic: false,
    shopId: 'shop',
    orderRetentionDays: 0,
    notify: null,
    trustedProxies: 0,
    metricsToken: null,
    logLevel: 'info',
  });
});

test('an empty variable is one that is not set', () => {
  const names = [
    'PORT',
    'CHECKOUT_PORT',
    'SITE_ORIGIN',
    'DATABASE_URL',
    'STRIPE_SECRET_KEY',
    'OPERATOR_TOKEN',
  ];
  expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readSettings({}));
});

test('the shop’s port is in the return addresses until an origin is given', () => {
  expect(readSettings({ PORT: '3100' }).siteOrigin).toBe('http://127.0.0.1:3100');
  expect(readSettings({ PORT: '3100', SITE_ORIGIN: 'https://shop.example/' }).siteOrigin).toBe(
    'https://shop.example',
  );
});

test('a key brings Stripe; several webhook secrets are taken while one is rolled', () => {
  const { stripe } = readSettings({ ...testKey, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' });
  expect(stripe).toEqual({
    secretKey: 'sk_test_0123456789',
    webhookSecrets: ['whsec_new', 'whsec_old'],
    apiBase: null,
    isLive: false,
  });
});

test('a live key is recognized, and served with PostgreSQL and https only', () => {
  expect(readSettings(live).stripe?.isLive).toBe(true);
  expect(() => readSettings({ ...live, DATABASE_URL: '' })).toThrow(/^DATABASE_URL is required/);
  expect(readSettings({ ...live, DATABASE_URL: '', EMBEDDED_DATABASE: 'allow' }).databaseUrl).toBeNull();
  expect(() => readSettings({ ...live, SITE_ORIGIN: 'http://shop.example' })).toThrow(
    /^SITE_ORIGIN must be an https/,
  );
});

test('a live key never goes to another host than Stripe’s', () => {
  expect(() => readSettings({ ...live, STRIPE_API_BASE: 'http://127.0.0.1:12111' })).toThrow(
    /^STRIPE_API_BASE is refused/,
  );
  expect(readSettings({ ...testKey, STRIPE_API_BASE: 'http://127.0.0.1:12111' }).stripe?.apiBase?.port).toBe(
    '12111',
  );
});

test('half a Stripe configuration is refused, not turned into the sandbox', () => {
  expect(() => readSettings({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(/STRIPE_SECRET_KEY is missing/);
  expect(() => readSettings({ STRIPE_API_BASE: 'http://127.0.0.1:1' })).toThrow(
    /STRIPE_SECRET_KEY is missing/,
  );
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    /^STRIPE_WEBHOOK_SECRET is required/,
  );
});

test('the sandbox is refused in production and off loopback, unless it is named', () => {
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/NODE_ENV is production/);
  expect(readSettings({ NODE_ENV: 'production', PAYMENTS_SANDBOX: 'allow' }).stripe).toBeNull();
  expect(() => readSettings({ CHECKOUT_HOST: '0.0.0.0' })).toThrow(/^CHECKOUT_HOST/);
  expect(readSettings({ ...testKey, CHECKOUT_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

test.each([
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['CHECKOUT_PORT', '80a'],
  ['CHECKOUT_PORT', '1e3'],
  ['SITE_ORIGIN', 'shop.example'],
  ['SITE_ORIGIN', 'https://shop.example/path'],
  ['SITE_ORIGIN', 'https://user:word@shop.example'],
  ['SITE_ORIGIN', 'ftp://shop.example'],
  ['DATABASE_URL', 'mysql://shop@db.example/shop'],
  ['DATABASE_URL', 'not an address'],
  ['STRIPE_SECRET_KEY', 'pk_test_0123456789'],
  ['STRIPE_SECRET_KEY', 'sk_test_with space'],
  ['OPERATOR_TOKEN', 'short'],
  ['OPERATOR_TOKEN', 'with a space in it'],
  ['CHECKOUT_RATE_LIMIT', '-1'],
  ['CHECKOUT_RATE_LIMIT', '1.5'],
  ['RECONCILE_SECONDS', '90000'],
  ['SHIPPING_COUNTRIES', 'USA'],
  ['SHIPPING_COUNTRIES', 'US,'],
  ['SHIPPING_COUNTRIES', 'UK'],
  ['SHIPPING_COUNTRIES', 'US,QQ'],
  ['STRIPE_AUTOMATIC_TAX', 'yes'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'loud'],
  ['PAYMENTS_SANDBOX', 'yes'],
  ['EMBEDDED_DATABASE', 'true'],
])('a wrong %s (%s) is refused by name, without its value', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingError);
  expect(read).toThrow(name);
  expect(read).not.toThrow(value);
});

test('the shop ships to any country that Stripe takes, and the list is Stripe’s own', () => {
  type Allowed = Stripe.Checkout.SessionCreateParams.ShippingAddressCollection.AllowedCountry;
  // Stripe's type also takes any other text; only the countries by name stay.
  type Named<Code> = Code extends string
    ? string & Record<never, never> extends Code
      ? never
      : Code
    : never;
  type Listed = (typeof stripeCountries)[number];
  // Checked by TypeScript: neither list has a country that the other lacks.
  const inOneOnly: never[] = [] as (Exclude<Named<Allowed>, Listed> | Exclude<Listed, Named<Allowed>>)[];
  expect(inOneOnly).toEqual([]);
  const everywhere = stripeCountries.join(', ');
  expect(readSettings({ SHIPPING_COUNTRIES: everywhere }).shippingCountries).toEqual([...stripeCountries]);
});

test('a webhook secret that is really a key is refused', () => {
  expect(() => readSettings({ ...testKey, STRIPE_WEBHOOK_SECRET: 'sk_test_1' })).toThrow(/signing secret/);
});
