import { buildInputs, sourceVersion } from '../../shared/tooling/apps';

test('what goes into a build makes its version, also what comes in by another workspace', () => {
  expect(buildInputs('shell')).toEqual(
    expect.arrayContaining([
      'shell/media/root/og-default.jpg',
      'shell/src/client/start.ts',
      'package-lock.json',
    ]),
  );
  expect(buildInputs('checkout-service')).toEqual(
    expect.arrayContaining(['shared/domain/facts/shipping.ts', 'mf-catalog/published/products.json']),
  );
});

test('tests make no new version', () => {
  const isTest = (file: string) => /\.(test|suite)\.|\/testing\//.test(file);
  expect(['shell', 'mf-cart', 'checkout-service'].flatMap(buildInputs).filter(isTest)).toEqual([]);
  expect(sourceVersion('mf-cart')).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
});
