import { createHash } from 'node:crypto';
import { fetchProducts } from '@shop/contracts/fetchProducts';
import { type ProductRow, productRowsSchema } from '@shop/contracts/products';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { startPolling } from '../releases/startPolling';

const LIMIT_MS = 3000;

/** The products table: what is sold, at the prices that are charged. @throws without an answer that can be read */
export async function readSoldProducts(checkoutUrl: string): Promise<ProductRow[]> {
  return z.parse(productRowsSchema, await fetchProducts({}, { origin: checkoutUrl, limitMs: LIMIT_MS }));
}

/** Cents by product id, and a short name of this state; both empty until the table has been read. */
export type LivePrices = { prices: Record<string, number> | null; tag: string };
export const noPrices: LivePrices = { prices: null, tag: '' };

/** Milliseconds between two reads. With the 30 s of a cache in front, pages follow within a minute. */
const POLL_MS = 10_000;
/** Until the first answer: the service starts beside the front. */
const FIRST_POLL_MS = 250;

type Options = { checkoutUrl: string; log: Pick<Logger, 'info' | 'warn'> };

/** Follows the products table for the pages that show prices (rule catalogue.live-prices). Without an answer the last one holds. */
export function createLivePrices({ checkoutUrl, log }: Options) {
  let live = noPrices;

  async function refresh(): Promise<void> {
    const rows = await readSoldProducts(checkoutUrl);
    const prices = Object.fromEntries(rows.map(({ id, price }) => [id, price]));
    const tag = createHash('sha256').update(JSON.stringify(prices)).digest('base64url').slice(0, 8);
    if (tag === live.tag) return;
    live = { prices, tag };
    log.info({ products: rows.length, tag }, 'prices changed');
  }

  return {
    current: () => live,
    refresh,
    start: () =>
      startPolling({
        everyMs: () => (live.prices ? POLL_MS : FIRST_POLL_MS),
        poll: refresh,
        onError: (reason) => live.prices && log.warn({ reason }, 'cannot read prices'),
      }),
  };
}
