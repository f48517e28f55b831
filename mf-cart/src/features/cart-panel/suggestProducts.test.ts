import { suggestProducts } from './suggestProducts';

const products = [
  { id: 'soy', slug: 'soy-wax', category: 'wax', waxType: 'soy', priceCents: 1499, reviewCount: 90 },
  {
    id: 'bee',
    slug: 'beeswax-flakes',
    category: 'wax',
    waxType: 'beeswax',
    priceCents: 1899,
    reviewCount: 99,
  },
  { id: 'tab', slug: 'pre-tabbed-cotton-wicks', category: 'wick', priceCents: 999, reviewCount: 50 },
  { id: 'brd', slug: 'braided-cotton-wicks', category: 'wick', priceCents: 1299, reviewCount: 70 },
  { id: 'eco', slug: 'premium-cotton-wicks', category: 'wick', priceCents: 899, reviewCount: 40 },
  { id: 'jar', slug: 'clear-glass-jars', category: 'container', priceCents: 1099, reviewCount: 82 },
  { id: 'lux', slug: 'luxury-glass-containers', category: 'container', priceCents: 1899, reviewCount: 64 },
  { id: 'gift', slug: 'gift-set', category: 'bundle', waxType: 'soy', priceCents: 5999, reviewCount: 48 },
];

test('a wax goes with a wick made for it and a vessel, not with a gift', () => {
  expect(suggestProducts('soy', products, ['soy'])).toEqual(['pre-tabbed-cotton-wicks', 'clear-glass-jars']);
  expect(suggestProducts('bee', products, ['bee'])).toEqual(['braided-cotton-wicks', 'clear-glass-jars']);
});

test('a wick goes with a vessel of its width and its wax', () => {
  expect(suggestProducts('eco', products, ['eco'])).toEqual(['clear-glass-jars', 'soy-wax']);
  expect(suggestProducts('brd', products, ['brd'])).toEqual(['clear-glass-jars', 'beeswax-flakes']);
});

test('a vessel goes with a wick of its width', () => {
  expect(suggestProducts('lux', products, ['lux', 'brd'])).toEqual([
    'premium-cotton-wicks',
    'beeswax-flakes',
  ]);
});

test('what is in the cart is not suggested, and nothing is for a product that the table does not know', () => {
  expect(suggestProducts('soy', products, ['soy', 'tab', 'jar'])).toEqual([
    'premium-cotton-wicks',
    'luxury-glass-containers',
  ]);
  expect(suggestProducts('gone', products, [])).toEqual([]);
});
