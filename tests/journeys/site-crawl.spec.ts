import type { APIRequestContext, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expect, expectNoAxeViolations, test, untilStarted } from '../support/journey';
import { type CrawledPage, readHtml } from '../support/readHtml';

/** Enough for the whole shop; a crawl that finds more runs in circles. */
const MAX_PAGES = 200;

/** Canonical paths as search engines get them. */
async function canonicalPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

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

test('from the sitemap page on no link is dead, no redirect leads to another, no anchor is missing, nothing is inline', async ({
  page,
  request,
}) => {
  const { pages, redirects, problems } = await crawl(page, request, '/sitemap');
  expect(problems).toEqual([]);
  expect(pages.size).toBeGreaterThan(50);
  expect(redirects.get('/tools/wax-calculator')).toBe('/wax-calculator');
  const missing = [...pages].flatMap(([path, { anchors }]) =>
    anchors
      .filter((anchor) => pages.get(anchor.path) && !pages.get(anchor.path)?.ids.includes(anchor.id))
      .map((anchor) => `${path} links to ${anchor.path}#${anchor.id}`),
  );
  expect(missing).toEqual([]);
  expect([...pages].flatMap(([path, { inline }]) => inline.map((html) => `${path}: ${html}`))).toEqual([]);
  // Every page that search engines may list can be reached by links alone.
  const unreached = (await canonicalPaths(request)).filter((path) => !pages.has(path));
  expect(unreached).toEqual([]);
});

test('each canonical page has one h1, headings without gaps, and a title and description of its own', async ({
  page,
  request,
  baseURL,
}) => {
  const byTitle = new Map<string, string>();
  const byDescription = new Map<string, string>();
  const problems: string[] = [];
  for (const path of await canonicalPaths(request)) {
    const html = await (await request.get(path)).text();
    const { title, description, canonical, isHidden, headings } = await readHtml(page, html, baseURL + path);
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
    if (canonical !== baseURL + path) tell(`canonical ${canonical}`);
    if (isHidden) tell('noindex');
  }
  expect(problems).toEqual([]);
});

/** Members that search engines require of a type, and which of them the page must show as text. */
const required: Record<string, { members: string[]; shown?: string }> = {
  Organization: { members: ['name', 'url', 'contactPoint', 'sameAs'] },
  WebSite: { members: ['name', 'url', 'potentialAction'] },
  WebPage: { members: ['name', 'url'] },
  Product: { members: ['name', 'description', 'image', 'offers'], shown: 'name' },
  BreadcrumbList: { members: ['itemListElement'] },
  FAQPage: { members: ['mainEntity'] },
  Question: { members: ['name', 'acceptedAnswer'], shown: 'name' },
  HowTo: { members: ['name', 'step'], shown: 'name' },
  HowToStep: { members: ['name', 'text', 'image'], shown: 'text' },
  Article: { members: ['headline', 'author', 'image'], shown: 'headline' },
  Offer: { members: ['price', 'priceCurrency', 'availability'] },
};

/** Elsewhere inside other data these only refer to the page's own entry. */
const referredTo = ['Organization', 'WebSite', 'WebPage'];

type Node = Record<string, unknown>;

/** Every typed object inside a value. */
function typedNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(typedNodes);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(typedNodes);
  return '@type' in value ? [value as Node, ...inside] : inside;
}

test('structured data parses, has what its types require, and says what the page shows', async ({
  page,
  request,
  baseURL,
}) => {
  const problems: string[] = [];
  const types = new Set<string>();
  for (const path of await canonicalPaths(request)) {
    const html = await (await request.get(path)).text();
    const { jsonLd, text } = await readHtml(page, html, baseURL + path);
    const entries: Node[] = jsonLd.map((source) => JSON.parse(source));
    for (const node of entries.flatMap(typedNodes)) {
      const type = String(node['@type']);
      types.add(type);
      const isReference = referredTo.includes(type) && !entries.includes(node);
      const rule = isReference ? undefined : required[type];
      for (const member of rule?.members ?? []) {
        const value = node[member];
        const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
        if (isEmpty) problems.push(`${path}: ${type} without ${member}`);
      }
      const shown = rule?.shown ? String(node[rule.shown]).replace(/\s+/g, ' ') : '';
      if (!text.includes(shown)) problems.push(`${path}: ${type} says "${shown}", the page does not`);
      const price = type === 'Offer' ? `$${Number(node.price).toFixed(2)}` : '';
      if (!text.includes(price)) problems.push(`${path}: offer of ${price}, which the page does not show`);
    }
  }
  expect(problems).toEqual([]);
  expect([...types]).toEqual(expect.arrayContaining(Object.keys(required)));
});

test('the HTML of ten pages of every kind is valid', async ({ request }) => {
  // What the HTML standard forbids. The style of a serialisation (void elements, letter case) is React's.
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], elements: ['html5'] });
  for (const path of [
    '/',
    '/shop',
    '/wax/soy-wax',
    '/candle-making-kits/gifts',
    '/cart',
    '/guides/wick-selection',
    '/video-tutorials/beginners-guide',
    '/faq',
    '/contact',
    '/wax-calculator',
    '/no-such-page',
  ]) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html, path);
    const messages = results.flatMap((result) => result.messages);
    expect(
      messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector}`),
    ).toEqual([]);
  }
});

test('crawlers find robots.txt, the sitemap, a manifest and icons', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = await manifest.json();
  const files = ['/favicon.svg', '/favicon-32.png', '/apple-touch-icon.png', '/og-default.jpg'];
  for (const file of [...files, ...icons.map(({ src }: { src: string }) => src)]) {
    const response = await request.get(file);
    expect(`${file} ${response.status()}`).toBe(`${file} 200`);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
  for (const hidden of ['/cart', '/order-success']) {
    const html = await (await request.get(hidden)).text();
    expect(html).toContain('<meta name="robots" content="noindex"');
  }
  expect(await canonicalPaths(request)).not.toContain('/cart');
});

/** Pages that search engines do not list, and routes of the specification's table all the same. */
const privatePaths = ['/cart', '/order-success', '/order-success?session_id=cs_test_none'];
const SHARDS = 4;

for (let shard = 0; shard < SHARDS; shard++) {
  test(`every page is quiet, its own host's only, and accessible at 390 and 1280 px (${shard + 1} of ${SHARDS})`, async ({
    page,
    request,
    baseURL,
    expectMessage,
  }) => {
    test.setTimeout(240_000);
    // The order of that session is unknown to the service.
    expectMessage(/api\/orders\/cs_test_none|404 \(Not Found\)/);
    const foreign: string[] = [];
    page.on('request', (made) => {
      const url = made.url();
      if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) foreign.push(url);
    });
    const all = [...(await canonicalPaths(request)), ...privatePaths];
    for (const path of all.filter((_path, index) => index % SHARDS === shard)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(path);
        await untilStarted(page);
        await expect(page.locator('h1:visible')).toHaveCount(1);
        await expectNoAxeViolations(page);
        await page.setViewportSize({ width: 320, height: 568 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await page.setViewportSize({ width: 1280, height: 900 });
        await expectNoAxeViolations(page);
      });
    }
    expect(foreign).toEqual([]);
  });
}
