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
const shareRule = 'must be a number from 0 to 1';
const share = z.coerce.number(shareRule).min(0, shareRule).max(1, shareRule);
const endpoint = address().transform(({ href }) => href);
const list = z.string().transform((text) => text.replace(/^\s+|\s*,?\s*$/g, '').split(/\s*,\s*/));
const origins = list.pipe(z.array(origin));
const country = z.string().regex(/^[A-Z]{2}$/, 'must be two-letter codes (ISO 3166), separated by commas');
const countries = list.pipe(z.array(country)).transform((codes) => [...new Set(codes)]);

const releaseToken = z
  .string()
  .regex(/^mf-[a-z0-9]+=[\x21-\x7e]{16,512}$/, 'must be mf-…=token, tokens of 16 characters or more')
  .transform((text) => text.split(/=(.*)/))
  .transform(([app = '', value = '']) => ({ app, token: value }));

/* trustProxy is TRUST_PROXY; docs/settings.md says what each is for. */
const siteSettings = z.object({
  paymentOrigins: origins.default(['https://checkout.stripe.com']),
  shippingCountries: countries.default(['US']),
  contactEndpoint: endpoint.nullable().default(null),
  newsletterEndpoint: endpoint.nullable().default(null),
  beaconShare: share.default(1),
});

const serverSettings = z.object({
  shellHost: z
    .union([z.ipv4(), z.ipv6(), z.literal('localhost')], { error: 'must be an IP address or localhost' })
    .default('127.0.0.1'),
  port: port.default(3000),
  siteOrigin: origin.optional(),
  dataDir: z.string().optional(),
  releasesDir: z.string().default('releases'),
  registryFile: z.string().optional(),
  checkoutUrl: origin.default('http://127.0.0.1:4242'),
  checkoutSandbox: flag.default(true),
  stripeAutomaticTax: onOrOff.default(false),
  trustProxy: wholeNumber(0, 10).default(0),
  devShellUrl: origin.nullable().default(null),
  metricsToken: token.nullable().default(null),
  statusToken: token.nullable().default(null),
  previewSecret: z.string().min(32, 'must have at least 32 characters').nullable().default(null),
  releaseTokens: list.pipe(z.array(releaseToken)).default([]),
  releaseReceiver: z.string().nullable().default(null),
  devOverrides: flag.default(false),
  prewarm: flag.default(true),
  logLevel,
});

export function readConfig(env: NodeJS.ProcessEnv) {
  const { shellHost: host, siteOrigin, ...values } = readEnvironment(serverSettings, env);
  const site: SiteConfig = {
    origin: siteOrigin ?? getAddress(host, values.port),
    ...readEnvironment(siteSettings, env),
    ...(values.stripeAutomaticTax && { isTaxAdded: true }),
  };
  const registryFile = path.resolve(
    values.registryFile ?? path.join(values.dataDir ?? '.data', 'registry.json'),
  );
  return {
    ...values,
    host,
    site,
    registryFile,
    releasesDir: path.resolve(values.releasesDir),
    /** Folder of what the shell notes down: what is served, what was good. The registry's own may be read-only. */
    dataDir: path.resolve(values.dataDir ?? path.dirname(registryFile)),
    store: readReleasesUrl(env).bucket,
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
