import path from 'node:path';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import { readReleasesUrl } from '@shop/node/object-store/releasesUrl';
import {
  address,
  choice,
  logLevel,
  onOrOff,
  origin,
  port,
  token,
  wholeNumber,
} from '@shop/node/settings/fields';
import { getAddress } from '@shop/node/settings/plain';
import { readEnvironment, SettingError } from '@shop/node/settings/readEnvironment';
import { z } from 'zod';

const flag = choice(['true', 'false']).transform((value) => value === 'true');
const isShare = (value: number) => value >= 0 && value <= 1;
const share = z.string().transform(Number).refine(isShare, 'must be a number from 0 to 1');
const secret = z.string().min(32, 'must have at least 32 characters');
const endpoint = address().transform(({ href }) => href);
const list = z.string().transform((text) => text.split(',').map((one) => one.trim()));
const origins = list.pipe(z.array(origin));
const country = z.string().regex(/^[A-Z]{2}$/, 'must be two-letter codes (ISO 3166), separated by commas');
const countries = list.pipe(z.array(country)).transform((codes) => [...new Set(codes)]);

/** 'mf-tools=<token>,mf-learn=<token>' */
const releaseTokens = z
  .string()
  .regex(
    /^(mf-[a-z0-9]+=[\x21-\x2b\x2d-\x7e]{16,512}(,|$))+$/,
    'must be mf-…=token, tokens of 16 characters or more',
  )
  .transform((list) =>
    [...list.matchAll(/([^=,]+)=([^,]+)/g)].map(([, app = '', value = '']) => ({ app, token: value })),
  );

/** The environment's variables; docs/settings.md says what each is for. */
const environment = z.object({
  SHELL_HOST: z
    .union([z.ipv4(), z.ipv6(), z.literal('localhost')], { error: 'must be an IP address or localhost' })
    .default('127.0.0.1'),
  PORT: port.default(3000),
  SITE_ORIGIN: origin.optional(),
  DATA_DIR: z.string().optional(),
  RELEASES_DIR: z.string().default('releases'),
  CHECKOUT_URL: origin.default('http://127.0.0.1:4242'),
  CHECKOUT_SANDBOX: flag.default(true),
  PAYMENT_ORIGINS: origins.default(['https://checkout.stripe.com']),
  SHIPPING_COUNTRIES: countries.default(['US']),
  STRIPE_AUTOMATIC_TAX: onOrOff.default(false),
  CONTACT_ENDPOINT: endpoint.nullable().default(null),
  NEWSLETTER_ENDPOINT: endpoint.nullable().default(null),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  REGISTRY_FILE: z.string().optional(),
  DEV_SHELL_URL: origin.nullable().default(null),
  METRICS_TOKEN: token.nullable().default(null),
  STATUS_TOKEN: token.nullable().default(null),
  PREVIEW_SECRET: secret.nullable().default(null),
  CART_SECRET: secret.nullable().default(null),
  RELEASE_TOKENS: releaseTokens.default([]),
  RELEASE_RECEIVER: z.string().nullable().default(null),
  BEACON_SHARE: share.default(1),
  DEV_OVERRIDES: flag.default(false),
  PREWARM: flag.default(true),
  LOG_LEVEL: logLevel,
});

export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readEnvironment(environment, env);
  const registryFile = path.resolve(
    values.REGISTRY_FILE ?? path.join(values.DATA_DIR ?? '.data', 'registry.json'),
  );
  return {
    host: values.SHELL_HOST,
    port: values.PORT,
    site: {
      origin: values.SITE_ORIGIN ?? getAddress(values.SHELL_HOST, values.PORT),
      paymentOrigins: values.PAYMENT_ORIGINS,
      shippingCountries: values.SHIPPING_COUNTRIES,
      contactEndpoint: values.CONTACT_ENDPOINT,
      newsletterEndpoint: values.NEWSLETTER_ENDPOINT,
      beaconShare: values.BEACON_SHARE,
      ...(values.STRIPE_AUTOMATIC_TAX && { isTaxAdded: true }),
    } satisfies SiteConfig,
    releasesDir: path.resolve(values.RELEASES_DIR),
    checkoutUrl: values.CHECKOUT_URL,
    isSandbox: values.CHECKOUT_SANDBOX,
    trustProxy: values.TRUST_PROXY,
    registryFile,
    /** Folder of what the shell notes down: what is served, what was good. The registry's own may be read-only. */
    dataDir: path.resolve(values.DATA_DIR ?? path.dirname(registryFile)),
    // That a shop could be sent releases is the business of commands.
    store: readReleasesUrl(env).bucket,
    devShellUrl: values.DEV_SHELL_URL,
    metricsToken: values.METRICS_TOKEN,
    statusToken: values.STATUS_TOKEN,
    previewSecret: values.PREVIEW_SECRET,
    releaseTokens: values.RELEASE_TOKENS,
    releaseReceiver: values.RELEASE_RECEIVER,
    cartSecret: values.CART_SECRET,
    allowsOverrides: values.DEV_OVERRIDES,
    prewarms: values.PREWARM,
    logLevel: values.LOG_LEVEL,
  };
}

export type ShellConfig = ReturnType<typeof readConfig>;

export function readConfigOrExit(): ShellConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
