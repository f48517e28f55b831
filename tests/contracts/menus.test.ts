import { products } from '../../mf-catalog/src/data/products';
import { allPages } from '../../shell/src/layout/menus';

test('the list of all pages names every product, as the catalogue does', () => {
  const named = Object.values(allPages)
    .flat()
    .filter(({ to }) => !/^\/(learn|guides|blog|wick-guide|fragrance-calculator|tools)/.test(to));
  for (const { slug, name } of products) {
    const link = named.find(({ to }) => to.endsWith(`/${slug}`));
    expect(`${slug}: ${name}`).toContain(`${slug}: ${link?.label}`);
  }
  expect(named).toHaveLength(products.length);
});
