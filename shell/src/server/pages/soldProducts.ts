import { type ProductRow, productRowsSchema } from '@shop/contracts/products';
import * as z from 'zod/mini';

const LIMIT_MS = 3000;

/** The products table: what is sold, at the prices that are charged. @throws without an answer that can be read */
export async function readSoldProducts(checkoutUrl: string): Promise<ProductRow[]> {
  const response = await fetch(`${checkoutUrl}/api/products`, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) throw new Error(`GET /api/products answered ${response.status}`);
  return z.parse(productRowsSchema, await response.json());
}
