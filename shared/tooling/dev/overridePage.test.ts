type Own = { name: string; entry: string; segments: string[]; frame: string };
const { allowOrigins, overridePage } = jest.requireActual<{
  allowOrigins: (policy: string, origins: string[]) => string;
  overridePage: (html: string, own: Own) => string | null;
}>('./overridePage');

const own = {
  name: 'mf_learn',
  entry: 'http://127.0.0.1:9/remoteEntry.js',
  segments: ['faq'],
  frame: 'http://127.0.0.1:8',
};
const boot = {
  composition: {
    mf_learn: { version: '1', segments: ['learn'] },
    mf_cart: { version: '2', segments: ['cart'] },
  },
  site: { origin: 'https://shop.example' },
  fragments: ['mf_catalog/ProductCards'],
  isRendered: true,
  styles: ['/r/shell/1/client/shop.css'],
  inlineStyles: ['/r/mf-learn/1/client/page.css'],
  scripts: ['/r/shell/1/client/react.js'],
};
const shopPage = `<html><body><p>rendered</p><script id="boot" type="application/json">${JSON.stringify(boot)}</script></body></html>`;

test('one remote comes from this machine, all others as the shop serves them', () => {
  const page = overridePage(shopPage, own) ?? '';
  const filled = JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/.exec(page)?.[1] ?? '');
  expect(filled.composition).toEqual({
    mf_learn: { version: 'dev', entry: own.entry, segments: ['faq'] },
    mf_cart: boot.composition.mf_cart,
  });
  expect(filled).toMatchObject({ site: boot.site, isRendered: false, fragments: [], scripts: [] });
  expect(page).not.toContain('rendered</p>');
  expect(page).toContain('content="noindex"');
});

test('what is no page of the shop is left as it is', () => {
  expect(overridePage('<h1>We will be right back</h1>', own)).toBeNull();
});

test('the policy is opened for the dev servers, and for nothing else', () => {
  const policy = "default-src 'none';script-src 'self';connect-src 'self';frame-ancestors 'none'";
  expect(allowOrigins(policy, ['http://127.0.0.1:8'])).toBe(
    "default-src 'none';script-src 'self' http://127.0.0.1:8;connect-src 'self' http://127.0.0.1:8 ws://127.0.0.1:8;frame-ancestors 'none'",
  );
});
