import { productDetails } from '../../data/productDetails/details';
import { type Product, products } from '../../data/products';
import { factLine } from './factLine';

const toLine = (product: Product) => factLine(product, productDetails[product.slug] ?? {});
const lineAt = (slug: string) => products.filter((product) => product.slug === slug).map(toLine)[0];

test('the line under a name says how much, what for and what a part of it costs', () => {
  expect(lineAt('beeswax-flakes')).toBe('500 g · for pillars and tapers · $3.80 per 100 g');
  expect(lineAt('soy-wax')).toBe('1 kg · fills 4 jars of 8 oz · $1.50 per 100 g');
  expect(lineAt('premium-cotton-wicks')).toBe(
    '50 pieces · ECO 4 · for 2.8–\u20603.5\u00a0in (7–\u20609\u00a0cm) wide · $0.18 each',
  );
  expect(lineAt('vanilla-bean')).toBe('59 ml · enough for 560 g of soy wax at 10% · $22.02 per 100 ml');
  expect(lineAt('clear-glass-jars')).toBe('6 pieces · 8 oz of wax each · $1.83 each');
  expect(lineAt('beginner-candle-making-kit')).toBe('2–4 candles · 500 g of wax · 40 ml of fragrance oil');
});

test('every product has one', () => {
  for (const product of products) expect(toLine(product)).toMatch(/ · /);
});
