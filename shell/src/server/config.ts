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

/** The environment's variables, such as TRUST_PROXY; docs/settings.md says what each is for. */
const environment = z.object({
  shellHost: z
    .union([z.ipv4(), z.ipv6(), z.literal('localhost')], { error: 'must be an IP address or localhost' })
    .default('127.0.0.1'),
  port: port.default(3000),
  siteOrigin: origin.optional(),
  dataDir: z.string().optional(),
  releasesDir: z.string().default('releases'),
  checkoutUrl: origin.default('http://127.0.0.1:4242'),
  checkoutSandbox: flag.default(true),
  paymentOrigins: origins.default(['https://checkout.stripe.com']),
  shippingCountries: countries.default(['US']),
  stripeAutomaticTax: onOrOff.default(false),
  contactEndpoint: endpoint.nullable().default(null),
  newsletterEndpoint: endpoint.nullable().default(null),
  trustProxy: wholeNumber(0, 10).default(0),
  registryFile: z.string().optional(),
  devShellUrl: origin.nullable().default(null),
  metricsToken: token.nullable().default(null),
  statusToken: token.nullable().default(null),
  previewSecret: secret.nullable().default(null),
  releaseTokens: releaseTokens.default([]),
  releaseReceiver: z.string().nullable().default(null),
  beaconShare: share.default(1),
  devOverrides: flag.default(false),
  prewarm: flag.default(true),
  logLevel: logLevel,
});

export function readConfig(env: NodeJS.ProcessEnv) {
  const { shellHost: host, siteOrigin, ...values } = readEnvironment(environment, env);
  const registryFile = path.resolve(
    values.registryFile ?? path.join(values.dataDir ?? '.data', 'registry.json'),
  );
  return {
    ...values,
    host,
    site: {
      origin: siteOrigin ?? getAddress(host, values.port),
      paymentOrigins: values.paymentOrigins,
      shippingCountries: values.shippingCountries,
      contactEndpoint: values.contactEndpoint,
      newsletterEndpoint: values.newsletterEndpoint,
      beaconShare: values.beaconShare,
      ...(values.stripeAutomaticTax && { isTaxAdded: true }),
    } satisfies SiteConfig,
    releasesDir: path.resolve(values.releasesDir),
    isSandbox: values.checkoutSandbox,
    registryFile,
    /** Folder of what the shell notes down: what is served, what was good. The registry's own may be read-only. */
    dataDir: path.resolve(values.dataDir ?? path.dirname(registryFile)),
    store: readReleasesUrl(env).bucket,
    allowsOverrides: values.devOverrides,
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
