import path from 'node:path';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import { readReleasesUrl, StoreSettingError, type StoreSettings } from '@shop/node/object-store/releasesUrl';
import { address, choice, onOrOff, origin, port, token, wholeNumber } from '@shop/node/settings/fields';
import { readEnvironment, SettingError } from '@shop/node/settings/readEnvironment';
import { z } from 'zod';
import type { ReleaseToken } from './releases/receiving/releaseTokens';

/** The settings of the shell's server (docs/settings.md). */
export type ShellConfig = {
  /** The address that the shell listens on. */
  host: string;
  port: number;
  /** Public origin without a slash at the end. */
  siteOrigin: string;
  releasesDir: string;
  /** Where the checkout service listens. */
  checkoutUrl: string;
  isSandbox: boolean;
  paymentOrigins: string[];
  /** The checkout service's own setting: what pages and feeds say of delivery follows it. */
  shippingCountries: string[];
  isTaxAdded: boolean;
  contactEndpoint: string | null;
  newsletterEndpoint: string | null;
  trustProxy: number;
  /** Which version of each remote is live. */
  registryFile: string;
  /** Folder of what the shell notes down: what is served, what was good. The registry's own may be read-only. */
  dataDir: string;
  /** The object store that releases come from; null: they lie in the folder. */
  store: StoreSettings | null;
  /** In development: where the shell's own dev server is. */
  devShellUrl: string | null;
  /** Bearer token of /metrics; null: this machine only. */
  metricsToken: string | null;
  /** Where traces go, as OTLP over HTTP; null: nowhere. */
  tracesEndpoint: URL | null;
  /** Opens /__status to other machines. */
  statusToken: string | null;
  /** Signs links to previews; null: a file in the data folder does. */
  previewSecret: string | null;
  /** Who may release over HTTP, and the program that takes releases in. */
  releaseTokens: ReleaseToken[];
  releaseReceiver: string | null;
  /** Signs the carts of visitors without script; null: a file in the data folder does. */
  cartSecret: string | null;
  /** Share of pages, 0 to 1, that tell how they did. */
  beaconShare: number;
  /** Lets developers put a remote of their own machine into their own pages of this shop. */
  allowsOverrides: boolean;
};

const flag = choice(['true', 'false']).transform((value) => value === 'true');
const isShare = (value: number) => value >= 0 && value <= 1;
const share = z.string().transform(Number).refine(isShare, 'must be a number from 0 to 1');
const countries = z
  .string()
  .transform((list) => [...new Set(list.split(',').map((code) => code.trim()))])
  .refine((codes) => codes.every((code) => /^[A-Z]{2}$/.test(code)), {
    error: 'must be two-letter codes (ISO 3166), separated by commas',
  });
const endpoint = address().transform(({ href }) => href);

/** 'mf-tools=<token>,mf-learn=<token>' */
const releaseTokens = z
  .string()
  .regex(
    /^(mf-[a-z0-9]+=[\x21-\x2b\x2d-\x7e]{16,512}(,|$))+$/,
    'must be mf-…=token, tokens of 16 characters or more',
  )
  .transform((list) =>
    list
      .split(',')
      .filter(Boolean)
      .map((entry): ReleaseToken => {
        const [app = '', ...token] = entry.split('=');
        return { app, token: token.join('=') };
      }),
  );

const environment = z.object({
  SHELL_HOST: z
    .union([z.ipv4(), z.ipv6(), z.literal('localhost')], { error: 'must be an IP address or localhost' })
    .default('127.0.0.1'),
  PORT: port.default(3000),
  SITE_ORIGIN: origin.optional(),
  DATA_DIR: z.string().min(1).optional(),
  RELEASES_DIR: z.string().min(1).default('releases'),
  CHECKOUT_URL: origin.default('http://127.0.0.1:4242'),
  CHECKOUT_SANDBOX: flag.default(true),
  PAYMENT_ORIGINS: z.string().default('https://checkout.stripe.com'),
  SHIPPING_COUNTRIES: countries.default(['US']),
  STRIPE_AUTOMATIC_TAX: onOrOff.default(false),
  CONTACT_ENDPOINT: endpoint.optional(),
  NEWSLETTER_ENDPOINT: endpoint.optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  REGISTRY_FILE: z.string().min(1).optional(),
  DEV_SHELL_URL: origin.optional(),
  METRICS_TOKEN: token.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address().optional(),
  STATUS_TOKEN: token.optional(),
  PREVIEW_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  CART_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  RELEASE_TOKENS: releaseTokens.optional(),
  RELEASE_RECEIVER: z.string().min(1).optional(),
  BEACON_SHARE: share.default(1),
  DEV_OVERRIDES: flag.default(false),
});

/** A running shop takes its releases from a bucket; that it could be sent some is the business of commands. */
function readStore(env: NodeJS.ProcessEnv): StoreSettings | null {
  try {
    const place = readReleasesUrl(env);
    return place?.kind === 'bucket' ? place.settings : null;
  } catch (error) {
    throw error instanceof StoreSettingError ? new SettingError(error.message) : error;
  }
}

/** Reads the settings. @throws SettingError, one sentence for the operator */
export function readConfig(env: NodeJS.ProcessEnv): ShellConfig {
  const values = readEnvironment(environment, env);
  const registryFile = path.resolve(
    values.REGISTRY_FILE ?? path.join(values.DATA_DIR ?? '.data', 'registry.json'),
  );
  return {
    host: values.SHELL_HOST,
    port: values.PORT,
    siteOrigin: values.SITE_ORIGIN ?? `http://127.0.0.1:${values.PORT}`,
    releasesDir: path.resolve(values.RELEASES_DIR),
    checkoutUrl: values.CHECKOUT_URL,
    isSandbox: values.CHECKOUT_SANDBOX,
    paymentOrigins: values.PAYMENT_ORIGINS.split(',').map((value) => value.trim()),
    shippingCountries: values.SHIPPING_COUNTRIES,
    isTaxAdded: values.STRIPE_AUTOMATIC_TAX,
    contactEndpoint: values.CONTACT_ENDPOINT ?? null,
    newsletterEndpoint: values.NEWSLETTER_ENDPOINT ?? null,
    trustProxy: values.TRUST_PROXY,
    registryFile,
    dataDir: path.resolve(values.DATA_DIR ?? path.dirname(registryFile)),
    store: readStore(env),
    devShellUrl: values.DEV_SHELL_URL ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    statusToken: values.STATUS_TOKEN ?? null,
    previewSecret: values.PREVIEW_SECRET ?? null,
    cartSecret: values.CART_SECRET ?? null,
    releaseTokens: values.RELEASE_TOKENS ?? [],
    releaseReceiver: values.RELEASE_RECEIVER ?? null,
    beaconShare: values.BEACON_SHARE,
    allowsOverrides: values.DEV_OVERRIDES,
  };
}

/** What pages know of the settings. */
export function getSite(config: ShellConfig): SiteConfig {
  return {
    origin: config.siteOrigin,
    paymentOrigins: config.paymentOrigins,
    shippingCountries: config.shippingCountries,
    ...(config.isTaxAdded && { isTaxAdded: true }),
    contactEndpoint: config.contactEndpoint,
    newsletterEndpoint: config.newsletterEndpoint,
    beaconShare: config.beaconShare,
  };
}
