import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatWidths, type SoldWick, soldWicks } from '@shop/domain/facts/soldWicks';
import { formatLength, spoolCm } from '@shop/domain/facts/wickLengths';
import alts from '../../media/alts.json' with { type: 'json' };
import { findProduct } from '../catalogue/findProduct';
import { productPath } from '../catalogue/productPath';
import { sitemapPaths } from '../routes';
import { bestSellerSlugs } from './bestSellers';
import { kitLevelContent } from './kitLevelContent';
import { productDetails } from './productDetails/details';
import { productRows } from './productRows';
import { bundles, products } from './products';

const everything = [...products, ...bundles];

test('the fifteen products and the bundles have their stated prices', () => {
  expect(Object.fromEntries(everything.map(({ slug, priceCents }) => [slug, priceCents]))).toEqual({
    'beginner-candle-making-kit': 2999,
    'medium-candle-making-kit': 4999,
    'expert-candle-making-kit': 8999,
    'soy-wax': 1499,
    'beeswax-flakes': 1899,
    'premium-wax': 2299,
    'premium-cotton-wicks': 899,
    'braided-cotton-wicks': 1299,
    'pre-tabbed-cotton-wicks': 999,
    'vanilla-bean': 1299,
    'french-lavender': 1499,
    'clean-linen': 1399,
    'pumpkin-spice': 1599,
    'clear-glass-jars': 1099,
    'luxury-glass-containers': 1899,
    'complete-candle-gift-set': 5999,
    'luxury-candle-making-gift-box': 7999,
    'deluxe-gift-set': 8999,
    'holiday-candle-making-bundle': 6999,
  });
});

test.each([
  ['beginner-candle-making-kit', 4.8, 124],
  ['medium-candle-making-kit', 4.7, 98],
  ['expert-candle-making-kit', 4.9, 46],
  ['vanilla-bean', 4.9, 122],
  ['french-lavender', 4.8, 98],
  ['clean-linen', 4.7, 76],
  ['pumpkin-spice', 4.9, 85],
  ['clear-glass-jars', 4.7, 82],
  ['luxury-glass-containers', 4.9, 64],
])('%s has its stated rating and count', (slug, rating, reviewCount) => {
  expect(findProduct(slug)).toMatchObject({ rating, reviewCount });
});

test('ratings that are not given lie between 4.5 and 4.9, those of bundles between 4.7 and 5 with 18 to 48 reviews', () => {
  for (const { rating } of products) {
    expect(rating).toBeGreaterThanOrEqual(4.5);
    expect(rating).toBeLessThanOrEqual(4.9);
  }
  expect(bundles.map(({ rating }) => rating).sort()).toEqual([4.7, 4.8, 4.9, 5]);
  expect(bundles.map(({ reviewCount }) => reviewCount).sort()).toEqual([18, 26, 32, 48]);
  expect(bundles.filter(({ featured }) => !featured).map(({ slug }) => slug)).toEqual([
    'holiday-candle-making-bundle',
  ]);
});

test('no id and no slug stands for two things, and no id is a slug', () => {
  const ids = everything.map(({ id }) => id);
  const slugs = everything.map(({ slug }) => slug);
  expect(new Set([...ids, ...slugs]).size).toBe(everything.length * 2);
});

test('every kit names its skill level, every other product its type', () => {
  for (const product of products) {
    const type = {
      kit: product.skillLevel,
      wax: product.waxType,
      wick: product.wickType,
      fragrance: product.fragranceType,
      container: product.containerType,
    }[product.category];
    expect(type).toBeDefined();
  }
});

test('every picture that the catalogue names has a file', () => {
  for (const { picture } of everything) {
    expect(existsSync(path.join(__dirname, '../../media', alts[picture].file))).toBe(true);
  }
});

test('best sellers are the featured products with the most reviews', () => {
  const featured = products.filter((product) => product.featured);
  const most = featured.sort((a, b) => b.reviewCount - a.reviewCount).slice(0, 4);
  expect(bestSellerSlugs).toEqual(most.map(({ slug }) => slug));
});

test('each of the fifteen has its texts, and nothing else has', () => {
  expect(Object.keys(productDetails).sort()).toEqual(products.map(({ slug }) => slug).sort());
  for (const { description, features, howToUse } of Object.values(productDetails)) {
    expect(description.length).toBeGreaterThan(0);
    expect(features.length).toBeGreaterThanOrEqual(4);
    expect(howToUse.length).toBeGreaterThanOrEqual(4);
  }
});

test.each([
  ['wick', ['Material', 'Length Options', 'Quantity', 'Best For', 'Features']],
  ['fragrance', ['Size', 'Flashpoint', 'Suitable for', 'Usage Rate', 'Origin']],
  ['container', ['Material', 'Capacity', 'Dimensions', 'Pack Quantity', 'Suitable for']],
])('every %s has the rows of its kind', (category, labels) => {
  for (const { slug } of products.filter((product) => product.category === category)) {
    expect(productDetails[slug]?.specifications.map(({ label }) => label)).toEqual(labels);
  }
});

test('every product leads to three others, each once and with a reason, and a kit has no table of facts', () => {
  for (const [slug, { pairings }] of Object.entries(productDetails)) {
    const slugs = pairings.map((pairing) => pairing.slug);
    expect(new Set(slugs).size).toBe(3);
    expect(slugs).not.toContain(slug);
    expect(slugs.filter((other) => !findProduct(other))).toEqual([]);
  }
  for (const { slug } of products.filter(({ category }) => category === 'kit')) {
    expect(productDetails[slug]?.specifications).toEqual([]);
  }
});

const getPairings = (slug: string) => productDetails[slug]?.pairings ?? [];

test('a wick goes with vessels and waxes that it suits, and they with it', () => {
  for (const wick of soldWicks) {
    const partners = [
      ...getPairings(wick.slug).map(({ slug }) => slug),
      ...Object.keys(productDetails).filter((slug) =>
        getPairings(slug).some((other) => other.slug === wick.slug),
      ),
    ].map(findProduct);
    for (const partner of partners) {
      if (partner?.vessel) {
        expect(partner.vessel.diameterCm).toBeGreaterThanOrEqual(wick.fromCm);
        expect(partner.vessel.diameterCm).toBeLessThan(wick.belowCm);
      }
      if (partner?.category === 'wax') expect(wick.waxes).toContain(partner.waxType);
    }
  }
});

test('every picture has words of its own, and every product is shown from close by and in use', () => {
  const galleries = products.flatMap(({ slug }) => productDetails[slug]?.gallery ?? []);
  expect(galleries).toHaveLength(2 * products.length);
  const texts = [...Object.values(alts), ...galleries].map(({ alt }) => alt);
  expect(new Set(texts).size).toBe(texts.length);
});

test('what goes well with a kit exists', () => {
  const slugs = Object.values(kitLevelContent).flatMap(({ extraSlugs }) => extraSlugs);
  expect(slugs.filter((slug) => !findProduct(slug))).toEqual([]);
});

test('what a pack holds is told alike by catalogue and page', () => {
  const getText = (slug: string) => productDetails[slug]?.specifications.map(({ value }) => value).join(' ');
  for (const { slug, pack } of products.filter(({ category }) => category !== 'kit')) {
    const { amount, unit } = pack;
    const said =
      unit === 'g' && amount >= 1000
        ? `${amount / 1000} kg`
        : `${amount}${unit === 'piece' ? ' ' : ` ${unit}`}`;
    expect(getText(slug)).toContain(said);
  }
});

test('the rows for the products table carry price in cents, a picture and every column', () => {
  expect(productRows).toHaveLength(19);
  for (const row of productRows) {
    expect(Number.isInteger(row.price)).toBe(true);
    expect(row.image_url).toMatch(/^\/media\/mf-catalog\/[a-z-]+\.[0-9a-f]+-320\.webp$/);
    expect(Object.values(row)).not.toContain(undefined);
  }
});

test('the sitemap names every product page and no place inside a page', () => {
  for (const product of products) expect(sitemapPaths).toContain(productPath(product));
  expect(sitemapPaths.filter((address) => address.includes('#'))).toEqual([]);
  expect(new Set(sitemapPaths).size).toBe(sitemapPaths.length);
});

test('the page of a vessel, its preset and its pack tell one content', () => {
  const jar = productDetails['clear-glass-jars']?.specifications.map(({ value }) => value).join(' ');
  expect(jar).toContain('about 230 g');
  expect(productDetails['soy-wax']?.features).toContain('One bag fills 4 jars of 8 oz');
});

test('every wick names its size, its length and the widths that it suits, in the list and on its page', () => {
  for (const wick of soldWicks as readonly SoldWick[]) {
    const page = productDetails[wick.slug]?.specifications.map(({ value }) => value).join(' ');
    expect(page).toContain(wick.size);
    expect(page).toContain(formatWidths(wick));
    const pieces = findProduct(wick.slug)?.pack.amount ?? 0;
    expect(page).toContain(
      wick.lengthCm ? formatLength(wick.lengthCm) : `${pieces} pieces of ${formatLength(spoolCm / pieces)}`,
    );
    expect(findProduct(wick.slug)?.summary).toContain(wick.size);
  }
});

test('no advice pours wax onto the wick or warms it off the heat', () => {
  const advice = Object.values(productDetails)
    .flatMap(({ howToUse }) => howToUse)
    .join('\n');
  expect(advice).not.toMatch(/pour[^.\n]*into the middle|off the heat[^.\n]* warm to/i);
  expect(advice).toMatch(/pour beside the wick/i);
});
