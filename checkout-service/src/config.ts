import path from 'node:path';
import { isStripeCountry, type StripeCountry } from './stripeCountries';

/** A setting that cannot be used. The message names the variable, never its value. */
export class SettingError extends Error {}

export type StripeSettings = {
  secretKey: string;
  /** The first is used for nothing but checking, like the others: several are accepted while one is rolled. */
  webhookSecrets: string[];
  /** Another endpoint than api.stripe.com, test keys only. */
  apiBase: URL | null;
  isLive: boolean;
};

export type Settings = {
  host: string;
  /** 0: any free port. */
  port: number;
  /** Public origin of the shop, from which the payment return addresses are built. */
  siteOrigin: string;
  /** False when nobody set SITE_ORIGIN: the sandbox's pay page is then addressed at this service itself. */
  isSiteOriginGiven: boolean;
  dataDir: string;
  databaseUrl: string | null;
  /** null: the sandbox. */
  stripe: StripeSettings | null;
  operatorToken: string | null;
  /** Requests a minute a client address on create-checkout; 0: no limit. */
  checkoutRateLimit: number;
  reconcileSeconds: number;
  shippingCountries: StripeCountry[];
  isTaxAutomatic: boolean;
  /** Number of proxies whose X-Forwarded-For is believed. */
  trustedProxies: number;
  /** Bearer token of /metrics; null: this machine only. */
  metricsToken: string | null;
  /** Where traces go, as OTLP over HTTP; null: nowhere. */
  tracesEndpoint: URL | null;
  logLevel: string;
};

type Environment = Record<string, string | undefined>;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost'];

/** Every setting of the service, checked once. Throws SettingError with one sentence for the operator. */
export function readSettings(env: Environment): Settings {
  const shopPort = readInteger(env, 'PORT', { fallback: 3000, min: 0, max: 65_535 });
  const stripe = readStripe(env);
  const host = env.CHECKOUT_HOST || '127.0.0.1';
  const databaseUrl = readDatabaseUrl(env);
  const siteOrigin = readOrigin(env) ?? `http://127.0.0.1:${shopPort}`;
  refuseUnclearAllowances(env);
  if (!stripe) requireLoopbackForSandbox(env, host);
  if (stripe?.isLive) refuseLiveWithoutGround(env, databaseUrl, siteOrigin);
  return {
    host,
    port: readInteger(env, 'CHECKOUT_PORT', { fallback: 4242, min: 0, max: 65_535 }),
    siteOrigin,
    isSiteOriginGiven: Boolean(env.SITE_ORIGIN),
    dataDir: path.resolve(env.DATA_DIR || '.data'),
    databaseUrl,
    stripe,
    operatorToken: readToken(env, 'OPERATOR_TOKEN'),
    checkoutRateLimit: readInteger(env, 'CHECKOUT_RATE_LIMIT', { fallback: 30, min: 0, max: 1_000_000 }),
    reconcileSeconds: readInteger(env, 'RECONCILE_SECONDS', { fallback: 120, min: 1, max: 86_400 }),
    shippingCountries: readCountries(env),
    isTaxAutomatic: readSwitch(env, 'STRIPE_AUTOMATIC_TAX'),
    trustedProxies: readInteger(env, 'TRUST_PROXY', { fallback: 0, min: 0, max: 10 }),
    metricsToken: readToken(env, 'METRICS_TOKEN'),
    tracesEndpoint: readTracesEndpoint(env),
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  };
}

type Bounds = { fallback: number; min: number; max: number };

function readInteger(env: Environment, name: string, { fallback, min, max }: Bounds): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < min || value > max) {
    throw new SettingError(`${name} must be a whole number from ${min} to ${max}.`);
  }
  return value;
}

function readChoice(env: Environment, name: string, choices: string[], fallback: string): string {
  const text = env[name];
  if (!text) return fallback;
  if (!choices.includes(text)) throw new SettingError(`${name} must be one of ${choices.join(', ')}.`);
  return text;
}

function readSwitch(env: Environment, name: string): boolean {
  return readChoice(env, name, ['on', 'off'], 'off') === 'on';
}

function parseUrl(name: string, text: string): URL {
  if (!URL.canParse(text)) throw new SettingError(`${name} must be a complete address.`);
  return new URL(text);
}

function readOrigin(env: Environment): string | null {
  if (!env.SITE_ORIGIN) return null;
  const url = parseUrl('SITE_ORIGIN', env.SITE_ORIGIN);
  const isBare = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!/^https?:$/.test(url.protocol) || !isBare) {
    throw new SettingError('SITE_ORIGIN must be an http or https origin such as https://shop.example.');
  }
  return url.origin;
}

function readDatabaseUrl(env: Environment): string | null {
  if (!env.DATABASE_URL) return null;
  const { protocol } = parseUrl('DATABASE_URL', env.DATABASE_URL);
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new SettingError('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  return env.DATABASE_URL;
}

function readToken(env: Environment, name: string): string | null {
  const token = env[name];
  if (!token) return null;
  if (!/^[\x21-\x7e]{8,512}$/.test(token)) {
    throw new SettingError(`${name} must be 8 to 512 printable characters without spaces.`);
  }
  return token;
}

function readTracesEndpoint(env: Environment): URL | null {
  const name = 'OTEL_EXPORTER_OTLP_ENDPOINT';
  if (!env[name]) return null;
  const url = parseUrl(name, env[name]);
  if (!/^https?:$/.test(url.protocol)) throw new SettingError(`${name} must be http or https.`);
  return url;
}

function readCountries(env: Environment): StripeCountry[] {
  const codes = (env.SHIPPING_COUNTRIES || 'US').split(',').map((code) => code.trim());
  if (!codes.every(isStripeCountry)) {
    throw new SettingError(
      'SHIPPING_COUNTRIES must be two-letter codes (ISO 3166) of countries that Stripe takes, separated by commas.',
    );
  }
  return [...new Set(codes)];
}

function readStripe(env: Environment): StripeSettings | null {
  const secretKey = env.STRIPE_SECRET_KEY;
  if (!secretKey) {
    for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE']) {
      // Half a configuration would silently become the sandbox.
      if (env[name]) throw new SettingError(`${name} is set, but STRIPE_SECRET_KEY is missing.`);
    }
    return null;
  }
  const kind = /^(?:sk|rk)_(test|live)_[A-Za-z0-9_]+$/.exec(secretKey)?.[1];
  if (!kind) {
    throw new SettingError(
      'STRIPE_SECRET_KEY must be a secret or restricted key (sk_test_, sk_live_, rk_test_ or rk_live_).',
    );
  }
  const isLive = kind === 'live';
  return { secretKey, isLive, webhookSecrets: readWebhookSecrets(env), apiBase: readApiBase(env, isLive) };
}

function readWebhookSecrets(env: Environment): string[] {
  const secrets = (env.STRIPE_WEBHOOK_SECRET ?? '').split(',').map((secret) => secret.trim());
  const given = secrets.filter((secret) => secret !== '');
  if (given.length === 0) {
    throw new SettingError('STRIPE_WEBHOOK_SECRET is required when STRIPE_SECRET_KEY is set.');
  }
  if (given.some((secret) => /^(?:sk|rk|pk)_|\s/.test(secret))) {
    throw new SettingError("STRIPE_WEBHOOK_SECRET must be the webhook endpoint's signing secret (whsec_).");
  }
  return given;
}

function readApiBase(env: Environment, isLive: boolean): URL | null {
  if (!env.STRIPE_API_BASE) return null;
  const url = parseUrl('STRIPE_API_BASE', env.STRIPE_API_BASE);
  if (!/^https?:$/.test(url.protocol)) throw new SettingError('STRIPE_API_BASE must be http or https.');
  if (url.pathname !== '/') throw new SettingError('STRIPE_API_BASE must not have a path.');
  if (isLive) throw new SettingError('STRIPE_API_BASE is refused: STRIPE_SECRET_KEY is a live key.');
  return url;
}

/** Another word than the one that allows would be ignored in silence. */
function refuseUnclearAllowances(env: Environment): void {
  for (const name of ['PAYMENTS_SANDBOX', 'EMBEDDED_DATABASE']) {
    if (env[name] && env[name] !== 'allow') throw new SettingError(`${name} must be allow, or not be set.`);
  }
}

function requireLoopbackForSandbox(env: Environment, host: string): void {
  if (env.NODE_ENV === 'production' && env.PAYMENTS_SANDBOX !== 'allow') {
    throw new SettingError(
      'STRIPE_SECRET_KEY is missing and NODE_ENV is production; set PAYMENTS_SANDBOX=allow to run the sandbox there.',
    );
  }
  if (!LOOPBACK_HOSTS.includes(host)) {
    throw new SettingError('CHECKOUT_HOST must be a loopback address while payments are in sandbox mode.');
  }
}

function refuseLiveWithoutGround(env: Environment, databaseUrl: string | null, siteOrigin: string): void {
  if (!databaseUrl && env.EMBEDDED_DATABASE !== 'allow') {
    throw new SettingError(
      'DATABASE_URL is required with a live STRIPE_SECRET_KEY; set EMBEDDED_DATABASE=allow to keep real orders in the embedded database.',
    );
  }
  if (!siteOrigin.startsWith('https://')) {
    throw new SettingError('SITE_ORIGIN must be an https origin with a live STRIPE_SECRET_KEY.');
  }
}
