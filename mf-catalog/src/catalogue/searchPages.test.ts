import { linksTo, pageLabels } from '@shop/contracts/links';
import { findPages } from './searchPages';

const titles = (term: string) => findPages(term, 3).map(({ title }) => title);

test.each([
  ['wick size', 'Wick guide'],
  ['how much wax', 'Wax calculator'],
  ['tunnel', 'Guide: how to choose a wick'],
  ['calcul', 'Wax calculator'],
  ['shipping', 'Shipping and returns'],
  ['returns', 'Returns and exchanges'],
  ['track order', 'Track your order'],
  ['where is my order', 'Track your order'],
  ['FAQs', 'FAQ'],
  ['contact', 'Contact us'],
  ['about us', 'About us'],
  ['blog', 'Blog'],
  ['guides', 'All guides'],
  ['privacy', 'Privacy policy'],
  ['terms', 'Terms of service'],
  ['calculater', 'Wax calculator'],
  ['contcat', 'Contact us'],
  ['gift card', 'Gift bundles'],
  ['return policy', 'Returns and exchanges'],
  ['delivery time', 'Shipping and returns'],
  ['wooden wick', 'Guide: how to choose a wick'],
  ['accessories', 'Tools and accessories'],
])('"%s" finds %s', (term, title) => {
  expect(titles(term)).toContain(title);
});

test('every page of the menus can be found by its label', () => {
  const pages = Object.keys(pageLabels) as Parameters<typeof linksTo>;
  const missing = linksTo(...pages).filter(({ to, label }) =>
    findPages(label, 20).every((page) => page.to !== to),
  );
  // Lists of products.
  const lists = linksTo('kits', 'wax', 'wicks', 'fragranceOils', 'containers').map(({ to }) => to);
  expect(missing.filter(({ to }) => !lists.includes(to))).toEqual([]);
});

test('a term that no guide and no tool has finds none, and so does a blank one', () => {
  expect(titles('zzz')).toEqual([]);
  expect(titles('  ')).toEqual([]);
});

test('a page whose title has the term comes before those that only mention it', () => {
  expect(titles('wax')).toEqual(['Wax calculator', 'Guide: wax types', 'Supplies calculator']);
});
