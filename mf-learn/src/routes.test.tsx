import products from '@shop/mf-catalog/products.json' with { type: 'json' };
import { linkTarget } from '@shop/testing/linkTarget';
import { renderShop } from '@shop/testing/renderShop';
import { waitFor } from '@testing-library/react';
import { routes, sitemapPaths } from './routes';

/** Opens a page and reads what a search engine reads of it. */
async function readPage(path: string) {
  const { container, unmount } = await renderShop({ routes, path });
  await waitFor(() => expect(container.querySelectorAll('h1')).toHaveLength(1));
  const result = {
    heading: container.querySelector('h1')?.textContent,
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    text: container.textContent ?? '',
    ids: [...container.querySelectorAll('[id]')].map(({ id }) => id),
    levels: [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1])),
    hrefs: [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    pictures: [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src')),
    jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    ),
  };
  unmount();
  return result;
}
type ReadPage = Awaited<ReturnType<typeof readPage>>;

const pages = new Map<string, ReadPage>();
beforeAll(async () => {
  for (const path of sitemapPaths) pages.set(path, await readPage(path));
}, 60_000);
const paths = sitemapPaths.map((path) => [path] as const);
const page = (path: string) => pages.get(path) as ReadPage;

test('every chunk has one page', () => {
  const chunks = routes.map(({ handle }) => handle?.chunk);
  expect(new Set(chunks).size).toBe(routes.length);
});

test('a page with a temperature or a cure time calls it a starting point (rule content.starting-point)', () => {
  const stating = [...pages].filter(([, { text }]) => /°F|24–48 hours/.test(text));
  expect(stating.map(([path]) => path)).toContain('/learn');
  const isCautious = (text: string) => /starting point/.test(text) && /melting wax alone/.test(text);
  expect(stating.filter(([, { text }]) => !isCautious(text)).map(([path]) => path)).toEqual([]);
});

test('no two pages share a title or a description', () => {
  const all = [...pages.values()];
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});

test.each(paths)(
  '%s has a title and a description of the right length, and its canonical address',
  (path) => {
    const { title, description, canonical } = page(path);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(title).not.toMatch(/\.\.\.$/);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/[^.][.!?]$/);
    expect(canonical).toBe(`https://shop.example${path}`);
  },
);

test.each(paths)('%s has headings without gaps and no id twice', (path) => {
  const { levels, ids } = page(path);
  levels.forEach((level, index) => {
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  });
  expect(new Set(ids).size).toBe(ids.length);
  // The frame's own ids stand in the same document.
  for (const id of ['app', 'content']) expect(ids).not.toContain(id);
});

const productSlugs = new Set<string>(products.map(({ slug }) => slug));

test.each(paths)('every link on %s leads somewhere', (path) => {
  for (const href of page(path).hrefs) {
    if (/^(mailto:|tel:|https:)/.test(href)) continue;
    const target = linkTarget(href, path);
    const own = pages.get(target.pathname);
    if (target.area === 'mf_learn') expect([href, own !== undefined]).toEqual([href, true]);
    else expect([href, target.area]).not.toEqual([href, null]);
    if (own && target.hash) expect(own.ids).toContain(target.hash.slice(1));
    if (target.pathname.startsWith('/product/')) {
      expect(productSlugs).toContain(target.pathname.slice('/product/'.length));
    }
  }
});

test.each(paths)('what %s tells search engines stands on the page', (path) => {
  const { jsonLd, text } = page(path);
  expect(jsonLd.length).toBeGreaterThan(0);
  for (const data of jsonLd) {
    expect(data['@context']).toBe('https://schema.org');
    for (const shown of shownTexts(data)) expect(text).toContain(shown);
  }
});

type Data = Record<string, unknown> & { '@type': string };

/** The members of structured data that a reader must be able to see. */
function shownTexts(data: Data): string[] {
  const list = (key: string) => (data[key] ?? []) as Data[];
  switch (data['@type']) {
    case 'WebPage':
    case 'AboutPage':
    case 'ContactPage':
    case 'CollectionPage':
      return [String(data.name), String(data.description)];
    case 'Article':
      return [String(data.headline), String(data.description)];
    case 'BreadcrumbList':
      return list('itemListElement').map(({ name }) => String(name));
    case 'HowTo':
      return [
        String(data.name),
        String(data.description),
        ...list('step').flatMap((step) => [String(step.name), String(step.text)]),
      ];
    case 'FAQPage':
      return list('mainEntity').flatMap((question) => [
        String(question.name),
        String((question.acceptedAnswer as Data).text),
      ]);
    default:
      throw new Error(`Unexpected kind ${data['@type']}`);
  }
}

test('a how-to has five steps with pictures that the page shows', () => {
  const { jsonLd, pictures } = page('/video-tutorials/pouring-techniques');
  const howTo = jsonLd.find((data) => data['@type'] === 'HowTo');
  expect(howTo.step).toHaveLength(5);
  for (const step of howTo.step) expect(pictures).toContain(new URL(step.image).pathname);
});

test('the video page carries a how-to for each of its three tutorials', () => {
  const kinds = page('/video-tutorials').jsonLd.map((data) => data['@type']);
  expect(kinds.filter((kind) => kind === 'HowTo')).toHaveLength(3);
});

test('the learn page links to its fixed list', () => {
  expect(page('/learn').hrefs).toEqual(
    expect.arrayContaining([
      '/guides/wick-selection',
      '/guides/wax-types',
      '/guides/fragrance-blending',
      '/guides/container-selection',
      '/video-tutorials/beginners-guide',
      '/video-tutorials/pouring-techniques',
      '/video-tutorials/troubleshooting',
      '/tools/wax-calculator',
      '/tools/fragrance-calculator',
      '/tools/supplies-calculator',
      '/blog/art-of-scent-layering',
      '/help',
    ]),
  );
});

test.each([
  '/blog/art-of-scent-layering',
  '/blog/troubleshooting-candle-making',
  '/blog/sustainable-candle-making',
])('%s has its breadcrumb, byline, date and read time, and links to both tools', (path) => {
  const { text, heading, hrefs } = page(path);
  expect(text).toContain(`Home/Blog/${heading}`);
  expect(text).toMatch(/By Wick & Wax · (May|April) \d+, 2025 · (7|8|9|10) min read/);
  expect(hrefs).toEqual(expect.arrayContaining(['/tools/wick-guide', '/tools/fragrance-calculator']));
});

test('the guide to wicks links to its neighbors', () => {
  expect(page('/guides/wick-selection').hrefs).toEqual(
    expect.arrayContaining([
      '/guides/wax-types',
      '/guides/container-selection',
      '/tools/wick-guide',
      '/blog/troubleshooting-candle-making',
    ]),
  );
});

test('no page names a temperature without calling it a starting point', () => {
  const withTemperatures = [...pages].filter(([, { text }]) => text.includes('°F'));
  expect(withTemperatures.length).toBeGreaterThan(5);
  const silent = withTemperatures.filter(
    ([, { text }]) => !/starting point/i.test(text) || !/never leave melting wax alone/i.test(text),
  );
  expect(silent.map(([path]) => path)).toEqual([]);
});

test('both policies are dated', () => {
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    expect(page(path).text).toContain('Last updated May 22, 2025');
  }
});

test('shipping costs, times and return terms are the promised ones', () => {
  const help = page('/help').text;
  for (const figure of ['$5.95', '$8.95', 'Free', '$9.95', '$19.95', '3–5 business days', '2–3', '1–2']) {
    expect(help).toContain(figure);
  }
  const returns = page('/returns-exchanges').text;
  for (const fact of ['30 days', '1–2 business days', '5–7 business days', '7 days', 'Used wicks']) {
    expect(returns).toContain(fact);
  }
});

test('the sitemap page lists exactly its fixed links', () => {
  expect(page('/sitemap').hrefs.toSorted()).toEqual(
    [
      ...['/', '/about', '/learn', '/shop', '/blog', '/help'],
      ...['', '/beginners', '/medium', '/expert', '/soy-wax', '/gifts'].map(
        (name) => `/candle-making-kits${name}`,
      ),
      ...['/wax', '/wicks', '/fragrance-oils', '/containers'],
      ...['/guides', '/guides/wax-types', '/guides/container-selection', '/guides/wick-selection'],
      ...['wax-calculator', 'fragrance-calculator', 'wick-guide', 'supplies-calculator'].map(
        (name) => `/tools/${name}`,
      ),
      ...['contact', 'shipping', 'returns', 'track-order', 'faq'].map((name) => `/help/${name}`),
      ...['/privacy-policy', '/terms-of-service', '/sitemap'],
    ].toSorted(),
  );
});
