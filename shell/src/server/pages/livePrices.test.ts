import pino from 'pino';
import { createLivePrices } from './livePrices';

const log = pino({ level: 'silent' });

test('prices follow the table, and hold while it cannot be read', async () => {
  const answers = [[{ id: 'wx-1', price: 1499 }], null, [{ id: 'wx-1', price: 1599 }], []];
  const read = async () => {
    const rows = answers.shift();
    if (!rows) throw new Error('away');
    return rows;
  };
  const livePrices = createLivePrices({ checkoutUrl: 'http://service.example', log, read });
  expect(livePrices.current()).toEqual({ prices: null, tag: '' });

  await livePrices.refresh();
  const first = livePrices.current();
  expect(first.prices).toEqual({ 'wx-1': 1499 });
  await expect(livePrices.refresh()).rejects.toThrow('away');
  expect(livePrices.current()).toBe(first);
  await livePrices.refresh();
  expect(livePrices.current().prices).toEqual({ 'wx-1': 1599 });
  expect(livePrices.current().tag).not.toBe(first.tag);
  await livePrices.refresh();
  expect(livePrices.current().prices).toEqual({});
});
