import path from 'node:path';
import { SettingError } from '@shop/node/settings/readEnvironment';
import { readConfig } from './config';

test('without any variable the shop is served on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    site: { origin: 'http://127.0.0.1:3000' },
    trustProxy: 0,
  });
});

test('the public origin is kept without path or slash', () => {
  expect(readConfig({ SITE_ORIGIN: 'https://shop.example/' }).site.origin).toBe('https://shop.example');
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SITE_ORIGIN', 'shop.example'],
  ['SITE_ORIGIN', 'ftp://shop.example'],
  ['CONTACT_ENDPOINT', 'javascript:alert(1)'],
  ['TRUST_PROXY', 'true'],
  ['PAYMENT_ORIGINS', 'https://checkout.stripe.com,pay.example'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(SettingError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('a slash at the end of an origin of payments hinders nobody from paying', () => {
  expect(
    readConfig({ PAYMENT_ORIGINS: 'https://checkout.stripe.com/, http://127.0.0.1:3000' }).site
      .paymentOrigins,
  ).toEqual(['https://checkout.stripe.com', 'http://127.0.0.1:3000']);
});

test.each([
  ['several', 'mf-tools=0123456789abcdef,mf-learn=fedcba9876543210', 2],
  ['spaces between them', 'mf-tools=0123456789abcdef, mf-learn=fedcba9876543210', 2],
  ['a comma at the end', 'mf-tools=0123456789abcdef,', 1],
])('teams may release with %s', (_what, value, count) => {
  const { releaseTokens } = readConfig({ RELEASE_TOKENS: value });
  expect(releaseTokens).toHaveLength(count);
  expect(releaseTokens[0]).toEqual({ app: 'mf-tools', token: '0123456789abcdef' });
});

test.each([',', 'mf-tools=short', 'mf-tools', 'mf-tools=0123456789abcdef,,mf-learn=fedcba9876543210'])(
  'RELEASE_TOKENS=%s is refused by name',
  (value) => expect(() => readConfig({ RELEASE_TOKENS: value })).toThrow('RELEASE_TOKENS must be mf-'),
);

test('what the shell notes down lies beside the registry, unless a data folder is named', () => {
  expect(readConfig({})).toMatchObject({
    registryFile: path.resolve('.data/registry.json'),
    dataDir: path.resolve('.data'),
  });
  expect(readConfig({ REGISTRY_FILE: '/app/registry.json' })).toMatchObject({ dataDir: '/app' });
  const inImage = readConfig({ REGISTRY_FILE: '/app/registry.json', DATA_DIR: '/data' });
  expect(inImage).toMatchObject({ registryFile: '/app/registry.json', dataDir: '/data' });
});

test('pages name the countries that the checkout service ships to', () => {
  const siteWith = (env: NodeJS.ProcessEnv) => readConfig(env).site.shippingCountries;
  expect(siteWith({})).toEqual(['US']);
  expect(siteWith({ SHIPPING_COUNTRIES: 'US, CA,GB' })).toEqual(['US', 'CA', 'GB']);
  expect(() => siteWith({ SHIPPING_COUNTRIES: 'USA' })).toThrow('SHIPPING_COUNTRIES');
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', CONTACT_ENDPOINT: '' })).toMatchObject({
    port: 3000,
    site: { contactEndpoint: null },
  });
});
