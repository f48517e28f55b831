import published from '../../published/products.json' with { type: 'json' };
import { productRows } from './productRows';

test('what the catalogue publishes is what it sells (npm run products -w mf-catalog writes it)', () => {
  expect(published).toEqual(productRows);
});
