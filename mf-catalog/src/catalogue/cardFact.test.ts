import { everythingSold } from '../data/products';
import { cardFact } from './cardFact';

test('a card says what is in it', () => {
  const facts = Object.fromEntries(everythingSold.map((product) => [product.slug, cardFact(product)]));
  expect(facts).toMatchObject({
    'beginner-candle-making-kit': 'Makes 2–4 candles',
    'soy-wax': '1 kg',
    'beeswax-flakes': '500 g',
    'vanilla-bean': '59 ml',
    'premium-cotton-wicks': '50 pieces, ECO 4 for 2.8–\u20603.5\u00a0in (7–\u20609\u00a0cm)',
    'clear-glass-jars': '6 jars, 8 oz each',
    'luxury-glass-containers': '3 containers, 12 oz each',
  });
  expect(Object.values(facts).filter((fact) => fact === '')).toEqual([]);
});
