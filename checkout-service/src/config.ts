import path from 'node:path';
import { address, logLevel, onOrOff, origin, port, token, wholeNumber } from '@shop/node/settings/fields';
import { readEnvironment, SettingError } from '@shop/node/settings/readEnvironment';
import { z } from 'zod';
import { isStripeCountry, type StripeCountry } from './stripeCountries';

export type StripeSettings = {
  secretKey: string;
  /** Several are accepted while one is rolled. */
  webhookSecrets: string[];
  /** Another endpoint than api.stripe.com, test keys only. */
  apiBase: URL | null;
  isLive: boolean;
};

const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost'];

const countries = z
  .string()
  .transform((text) => text.split(',').map((code) => code.trim()))
  .refine((codes): codes is StripeCountry[] => codes.every(isStripeCountry), {
    error: 'must be two-letter codes (ISO 3166) of countries that Stripe takes, separated by commas',
  })
  .transform((codes) => [...new Set(codes)]);

const secretKey = z
  .string()
  .regex(
    /^(?:sk|rk)_(?:test|live)_[A-Za-z0-9_]+$/,
    'must be a secret or restricted key (sk_test_, sk_live_, rk_test_ or rk_live_)',
  );

const webhookSecrets = z
  .string()
  .transform((text) => text.split(',').flatMap((secret) => secret.trim() || []))
  .refine((secrets) => !secrets.some((secret) => /^(?:sk|rk|pk)_|\s/.test(secret)), {
    error: "must be the webhook endpoint's signing secret (whsec_)",
  });

const allowance = z.literal('allow', { error: 'must be allow, or not be set' });

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  CHECKOUT_HOST: z.string().default('127.0.0.1'),
  CHECKOUT_PORT: port.default(4242),
  SITE_ORIGIN: origin.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address(['postgres', 'postgresql']).optional(),
  EMBEDDED_DATABASE: allowance.optional(),
  STRIPE_SECRET_KEY: secretKey.optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecrets.optional(),
  STRIPE_API_BASE: address()
    .refine(({ pathname }) => pathname === '/', 'must not have a path')
    .optional(),
  STRIPE_AUTOMATIC_TAX: onOrOff.default(false),
  PAYMENTS_SANDBOX: allowance.optional(),
  SHOP_ID: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 of a-z, 0-9 and -')
    .default('shop'),
  OPERATOR_TOKEN: token.optional(),
  CHECKOUT_RATE_LIMIT: wholeNumber(0, 1_000_000).default(30),
  RECONCILE_SECONDS: wholeNumber(1, 86_400).default(120),
  ORDER_RETENTION_DAYS: wholeNumber(0, 36_500).default(0),
  NOTIFY_WEBHOOK: address()
    .refine(
      ({ protocol, hostname }) => protocol === 'https:' || LOOPBACK_HOSTS.includes(hostname),
      'must start with https:// unless it is on this machine',
    )
    .refine(({ username, password }) => !username && !password, 'must not hold a name or a password')
    .optional(),
  /** https://www.standardwebhooks.com: base64 behind a prefix. */
  NOTIFY_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and 24 random bytes or more in base64')
    .optional(),
  SHIPPING_COUNTRIES: countries.default(['US']),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  METRICS_TOKEN: token.optional(),
  LOG_LEVEL: logLevel,
});
type Values = z.output<typeof variables>;

export type Settings = ReturnType<typeof readSettings>;

/** Reads and checks every setting (docs/settings.md). @throws SettingError, one sentence for the operator */
export function readSettings(env: Record<string, string | undefined>) {
  const values = readEnvironment(variables, env);
  const stripe = toStripeSettings(values);
  const siteOrigin = values.SITE_ORIGIN ?? `http://127.0.0.1:${values.PORT}`;
  if (!stripe) requireLoopbackForSandbox(values);
  if (stripe?.isLive) requireLiveSetup(values, siteOrigin);
  return {
    host: values.CHECKOUT_HOST,
    port: values.CHECKOUT_PORT,
    siteOrigin,
    // False: the sandbox's pay page is addressed at this service itself.
    isSiteOriginGiven: values.SITE_ORIGIN !== undefined,
    dataDir: path.resolve(values.DATA_DIR),
    // Unparsed: the driver reads options that URL would lose.
    databaseUrl: env.DATABASE_URL || null,
    // null: the sandbox.
    stripe,
    operatorToken: values.OPERATOR_TOKEN ?? null,
    checkoutRateLimit: values.CHECKOUT_RATE_LIMIT,
    reconcileSeconds: values.RECONCILE_SECONDS,
    orderRetentionDays: values.ORDER_RETENTION_DAYS,
    notify: toNotifySettings(values),
    shippingCountries: values.SHIPPING_COUNTRIES,
    isTaxAutomatic: values.STRIPE_AUTOMATIC_TAX,
    shopId: values.SHOP_ID,
    trustedProxies: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL,
  };
}

function toNotifySettings({ NOTIFY_WEBHOOK: endpoint, NOTIFY_SECRET: secret }: Values) {
  if (endpoint && secret) return { endpoint, secret };
  if (endpoint) throw new SettingError('NOTIFY_SECRET is required when NOTIFY_WEBHOOK is set.');
  if (secret) throw new SettingError('NOTIFY_SECRET is set, but NOTIFY_WEBHOOK is missing.');
  return null;
}

function toStripeSettings(values: Values): StripeSettings | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secrets = [], STRIPE_API_BASE: apiBase } = values;
  if (!key) {
    for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'] as const) {
      // Half a configuration would silently become the sandbox.
      if (values[name]) throw new SettingError(`${name} is set, but STRIPE_SECRET_KEY is missing.`);
    }
    return null;
  }
  const isLive = /^.._live_/.test(key);
  if (secrets.length === 0) {
    throw new SettingError('STRIPE_WEBHOOK_SECRET is required when STRIPE_SECRET_KEY is set.');
  }
  if (apiBase && isLive)
    throw new SettingError('STRIPE_API_BASE is refused: STRIPE_SECRET_KEY is a live key.');
  return { secretKey: key, isLive, webhookSecrets: secrets, apiBase: apiBase ?? null };
}

function requireLoopbackForSandbox({ NODE_ENV, PAYMENTS_SANDBOX, CHECKOUT_HOST }: Values): void {
  if (NODE_ENV === 'production' && !PAYMENTS_SANDBOX) {
    throw new SettingError(
      'STRIPE_SECRET_KEY is missing and NODE_ENV is production; set PAYMENTS_SANDBOX=allow to run the sandbox there.',
    );
  }
  if (!LOOPBACK_HOSTS.includes(CHECKOUT_HOST)) {
    throw new SettingError('CHECKOUT_HOST must be a loopback address while payments are in sandbox mode.');
  }
}

function requireLiveSetup({ DATABASE_URL, EMBEDDED_DATABASE }: Values, siteOrigin: string): void {
  if (!DATABASE_URL && !EMBEDDED_DATABASE) {
    throw new SettingError(
      'DATABASE_URL is required with a live STRIPE_SECRET_KEY; set EMBEDDED_DATABASE=allow to keep real orders in the embedded database.',
    );
  }
  if (!siteOrigin.startsWith('https://')) {
    throw new SettingError('SITE_ORIGIN must be an https origin with a live STRIPE_SECRET_KEY.');
  }
}
