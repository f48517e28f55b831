import { areaOf } from './areas';

test.each([
  ['/', 'mf_catalog'],
  ['/shop', 'mf_catalog'],
  ['/wax/soy-wax', 'mf_catalog'],
  ['/product/soy-wax', 'mf_catalog'],
  ['/cart', 'mf_cart'],
  ['/order-success', 'mf_cart'],
  ['/learn', 'mf_learn'],
  ['/blog/art-of-scent-layering', 'mf_learn'],
  ['/wax-calculator', 'mf_tools'],
  ['/tools/supplies-calculator', 'mf_tools'],
])('%s belongs to %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

test('nobody owns a path that no area begins with', () => {
  expect(areaOf('/waxx')).toBeNull();
  expect(areaOf('/constructor')).toBeNull();
});
