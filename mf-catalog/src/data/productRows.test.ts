import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import published from '../../published/products.json' with { type: 'json' };
import version from '../../published/version.json' with { type: 'json' };
import { productRows } from './productRows';

test('what the catalogue publishes is what it sells (npm run products -w mf-catalog writes it)', () => {
  expect(published).toEqual(productRows);
});

test('the version counts what is published: each other content is a later one', () => {
  const text = readFileSync(path.join(__dirname, '../../published/products.json'));
  expect(version.sha256).toBe(createHash('sha256').update(text).digest('hex'));
  expect(version.version).toBeGreaterThanOrEqual(1);
});
