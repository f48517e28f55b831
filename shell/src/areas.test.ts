import { getArea } from './areas';

const areas = { mf_catalog: { segments: ['', 'shop'] }, mf_learn: { segments: ['learn'] } };

test.each([
  ['/', 'mf_catalog'],
  ['/shop', 'mf_catalog'],
  ['/shop/any/depth', 'mf_catalog'],
  ['/learn', 'mf_learn'],
])('%s belongs to %s', (path, area) => {
  expect(getArea(areas, path)).toBe(area);
});

test('nobody owns a path that no area begins with', () => {
  expect(getArea(areas, '/learning')).toBeNull();
  expect(getArea(areas, '/constructor')).toBeNull();
});
