import type { APIRequestContext, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { canonicalPaths } from '../support/canonicalPaths';
import { expect, httpTest, test } from '../support/journey';
import { findingsIn, isOddlyCased } from '../support/prose';
import { type CrawledPage, readHtml } from '../support/readHtml';
import { structuredDataProblems, typesIn } from '../support/structuredData';

/** Enough for the whole shop; a crawl that finds more runs in circles. */
const MAX_PAGES = 200;

type Crawl = { pages: Map<string, CrawledPage>; redirects: Map<string, string>; problems: string[] };

/** Follows every link of the shop from one page on, as a crawler without scripts does. */
async function crawl(page: Page, request: APIRequestContext, start: string): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const redirects = new Map<string, string>();
  const problems: string[] = [];
  const queue = [{ path: start, from: '' }];
  const seen = new Set<string>();
  for (const { path, from } of queue) {
    if (seen.has(path)) continue;
    seen.add(path);
    if (seen.size > MAX_PAGES) throw new Error(`more than ${MAX_PAGES} addresses`);
    const response = await request.get(path, { maxRedirects: 0 });
    const location = response.headers().location;
    if (location) {
      if (response.status() !== 301) problems.push(`${path} answers ${response.status()}`);
      if (redirects.has(from)) problems.push(`${from} leads to ${path}, which leads on to ${location}`);
      redirects.set(path, location);
      const target = new URL(location, response.url());
      queue.push({ path: target.pathname + target.search, from: path });
    } else if (response.status() !== 200) {
      problems.push(`${path} (linked on ${from}) answers ${response.status()}`);
    } else {
      const crawled = await readHtml(page, await response.text(), response.url());
      pages.set(path, crawled);
      queue.push(...crawled.links.map((link) => ({ path: link, from: path })));
    }
  }
  return { pages, redirects, problems };
}

httpTest.describe('a crawler that runs no script', () => {
  // One worker for all of them: the shop is crawled once.
  httpTest.describe.configure({ mode: 'default' });
  let found: Crawl;
  let canonical: string[];
  const listed = () =>
    canonical.map((path) => {
      const crawled = found.pages.get(path);
      if (!crawled) throw new Error(`${path} is not linked`);
      return [path, crawled] as const;
    });

  httpTest.beforeAll(async ({ browser, playwright }) => {
    const request = await playwright.request.newContext({ baseURL: process.env.SHOP_URL ?? '' });
    const page = await browser.newPage();
    found = await crawl(page, request, '/sitemap');
    canonical = await canonicalPaths(request);
    await page.close();
    await request.dispose();
  });

  httpTest(
    'finds no dead link from the sitemap page on, no redirect that leads to another, no missing anchor, nothing inline',
    () => {
      const { pages, redirects, problems } = found;
      expect(problems).toEqual([]);
      expect(pages.size).toBeGreaterThan(50);
      expect(redirects.get('/tools/wax-calculator')).toBe('/wax-calculator');
      const missing = [...pages].flatMap(([path, { anchors }]) =>
        anchors
          .filter((anchor) => pages.get(anchor.path) && !pages.get(anchor.path)?.ids.includes(anchor.id))
          .map((anchor) => `${path} links to ${anchor.path}#${anchor.id}`),
      );
      expect(missing).toEqual([]);
      expect([...pages].flatMap(([path, { inline }]) => inline.map((html) => `${path}: ${html}`))).toEqual(
        [],
      );
      // Every page that search engines may list can be reached by links alone.
      expect(canonical.filter((path) => !pages.has(path))).toEqual([]);
    },
  );

  httpTest(
    'finds one h1, headings without gaps, and a title and description of its own on each canonical page',
    ({ baseURL }) => {
      const byTitle = new Map<string, string>();
      const byDescription = new Map<string, string>();
      const problems: string[] = [];
      for (const [path, { title, description, canonical: address, isHidden, headings, meta }] of listed()) {
        const tell = (problem: string) => problems.push(`${path}: ${problem}`);
        if (headings.filter(({ level }) => level === 1).length !== 1) tell('not one h1');
        headings.forEach(({ level, text }, index) => {
          const before = headings[index - 1]?.level ?? 0;
          if (index > 0 && level > before + 1) tell(`"${text}" is h${level} after h${before}`);
        });
        if (title === '' || [...title].length > 60) tell(`title "${title}"`);
        if (byTitle.has(title)) tell(`title of ${byTitle.get(title)}`);
        byTitle.set(title, path);
        const length = [...description].length;
        if (length < 80 || length > 160) tell(`description of ${length} characters`);
        if (byDescription.has(description)) tell(`description of ${byDescription.get(description)}`);
        byDescription.set(description, path);
        if (address !== `${baseURL}${path}` || meta['og:url'] !== address) tell(`canonical ${address}`);
        if (isHidden) tell('noindex');
        for (const name of ['og:title', 'twitter:title']) if (meta[name] !== title) tell(name);
        for (const name of ['og:description', 'twitter:description'])
          if (meta[name] !== description) tell(name);
        if (meta['twitter:image'] !== meta['og:image']) tell('two sharing pictures');
        if (meta['twitter:card'] !== 'summary_large_image') tell('no large card');
      }
      expect(problems).toEqual([]);
    },
  );

  httpTest('finds one way of writing: typographic marks, American spelling, buttons as sentences', () => {
    const names = listed().flatMap(([, { headings }]) => headings.map(({ text }) => text));
    const problems = listed().flatMap(([path, { prose, title, description, buttons }]) => [
      ...findingsIn(`${title} ${description} ${prose}`).map((finding) => `${path}: ${finding}`),
      ...buttons
        .filter((button) => isOddlyCased(button, names))
        .map((button) => `${path}: the button "${button}"`),
    ]);
    expect(problems).toEqual([]);
  });

  httpTest(
    'finds structured data that has what its types require, and says what the page shows',
    ({ baseURL }) => {
      const pages = listed().map(([path, page]) => ({ path, page, origin: String(baseURL) }));
      expect(pages.flatMap(structuredDataProblems)).toEqual([]);
      expect([...new Set(pages.flatMap(({ page }) => typesIn(page)))]).toEqual(
        expect.arrayContaining([
          'Organization',
          'WebSite',
          'WebPage',
          'BreadcrumbList',
          'FAQPage',
          'HowTo',
          'Article',
          'Product',
        ]),
      );
    },
  );

  httpTest('finds a sharing picture of 1200 x 630 for every page', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/favicon-32.png`);
    const pictures = new Set(listed().map(([, { meta }]) => meta['og:image'] ?? ''));
    expect(pictures.size).toBeGreaterThan(20);
    const sizes = await page.evaluate(
      (addresses) =>
        Promise.all(
          addresses.map(async (address) => {
            const response = await fetch(address);
            const { width, height } = await createImageBitmap(await response.blob());
            return `${address} ${response.headers.get('content-type')} ${width}x${height}`;
          }),
        ),
      [...pictures],
    );
    expect(sizes).toEqual([...pictures].map((address) => `${address} image/jpeg 1200x630`));
  });
});

test('the HTML of pages of every kind is valid @whole', async ({ request }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    elements: ['html5'],
    rules: {
      // How React writes HTML; all of it means the same to a browser.
      // charSet and srcSet as in JSX: HTML does not tell capitals apart in attribute names.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      // <meta/>: HTML allows the slash.
      'void-style': ['error', { style: 'selfclose' }],
      // hidden="" and async="".
      'attribute-empty-style': ['error', { style: 'empty' }],
      'attribute-boolean-style': ['error', { style: 'empty' }],
      // useId begins with an underscore: HTML only forbids white space.
      'valid-id': ['error', { relaxed: true }],
    },
  });
  const problems: string[] = [];
  for (const path of [
    '/',
    '/shop',
    '/shop?search=nothing-like-it',
    '/wax/soy-wax',
    '/candle-making-kits/soy-wax',
    '/candle-making-kits/gifts',
    '/cart',
    '/order-success?session_id=cs_test_none',
    '/learn',
    '/guides/wick-selection',
    '/video-tutorials',
    '/video-tutorials/beginners-guide',
    '/blog/art-of-scent-layering',
    '/faq',
    '/help?tab=returns',
    '/contact?topic=order',
    '/privacy-policy',
    '/wax-calculator',
    '/fragrance-calculator',
    '/tools/supplies-calculator',
    '/wick-guide',
    '/embed',
    '/no-such-page',
  ]) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html, path);
    for (const { ruleId, message, selector } of results.flatMap((result) => result.messages)) {
      problems.push(`${path} ${ruleId}: ${message} ${selector}`);
    }
  }
  expect(problems).toEqual([]);
});

test('crawlers find robots.txt, the sitemap, a manifest, icons and a theme color', async ({
  request,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, theme_color } = await manifest.json();
  const home = await (await request.get('/')).text();
  expect(home).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  expect(home).toContain(`<meta name="theme-color" content="${theme_color}"`);
  expect(home).toMatch(/<html[^>]* lang="en"/);
  const linked = [...home.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
  expect(linked).toHaveLength(3);
  const files = ['/og-default.jpg', ...linked.map(([, href = '']) => href)];
  for (const file of [...files, ...icons.map(({ src }: { src: string }) => src)]) {
    const response = await request.get(file);
    expect(`${file} ${response.status()}`).toBe(`${file} 200`);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
  for (const hidden of ['/cart', '/order-success', '/no-such-page']) {
    const html = await (await request.get(hidden)).text();
    // Rule search.noindex names two; the cart is in no sitemap, and nothing forbids reading it.
    expect(html.includes('<meta name="robots" content="noindex"')).toBe(hidden !== '/cart');
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${hidden}"`);
  }
  expect(await canonicalPaths(request)).not.toContain('/cart');
});
