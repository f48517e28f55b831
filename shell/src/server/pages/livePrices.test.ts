import type { ProductRow } from '@shop/contracts/products';
import pino from 'pino';
import { createLivePrices } from './livePrices';

const log = pino({ level: 'silent' });

const aRow = (price: number): ProductRow => ({
  id: 'wx-1',
  name: 'Soy Wax',
  slug: 'soy-wax',
  price,
  image_url: '/soy-wax.webp',
  rating: 5,
  review_count: 1,
  featured: false,
  category: 'wax',
  skill_level: null,
  wax_type: 'soy',
  wick_type: null,
  fragrance_type: null,
  container_type: null,
  pack_amount: 1000,
  pack_unit: 'g',
  vessel_diameter_cm: null,
  vessel_height_cm: null,
  created_at: '2026-01-01',
});

test('prices follow the table, and hold while it cannot be read', async () => {
  const answers = [[aRow(1499)], null, [aRow(1599)], []];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const rows = answers.shift();
    return rows ? Response.json(rows) : new Response('away', { status: 503 });
  });
  const livePrices = createLivePrices({ checkoutUrl: 'http://service.example', log });
  expect(livePrices.current()).toEqual({ prices: null, tag: '' });

  await livePrices.refresh();
  const first = livePrices.current();
  expect(first.prices).toEqual({ 'wx-1': 1499 });
  await expect(livePrices.refresh()).rejects.toThrow('503');
  expect(livePrices.current()).toBe(first);
  await livePrices.refresh();
  expect(livePrices.current().prices).toEqual({ 'wx-1': 1599 });
  expect(livePrices.current().tag).not.toBe(first.tag);
  await livePrices.refresh();
  expect(livePrices.current().prices).toEqual({});
});
