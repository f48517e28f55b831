import { type BaseQueryFn, buildCreateApi, coreModule, retry } from '@reduxjs/toolkit/query';
import { fetchProducts } from '@shop/contracts/fetchProducts';
import { productRowSchema } from '@shop/contracts/products';
import * as z from 'zod/mini';

/** The columns that the page reads (rule catalogue.soy-kits); others may come or go. */
const soyKitsSchema = z.array(
  z.pick(productRowSchema, {
    id: true,
    name: true,
    slug: true,
    price: true,
    image_url: true,
    rating: true,
    review_count: true,
  }),
);
export type SoyKit = z.infer<typeof soyKitsSchema>[number];

/** Rule catalogue.soy-waiting. */
const KEEP_SECONDS = 5 * 60;
const MAX_RETRIES = 3;
const MAX_DELAY_MS = 30_000;

/** Milliseconds before the n-th retry, from 1: 1 s, 2 s, 4 s …, at most 30 s. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** (attempt - 1), MAX_DELAY_MS);
}

type Ask = BaseQueryFn<Record<string, string>, unknown, { message: string }, object, object>;

const askOnce: Ask = async (query) => {
  try {
    return { data: await fetchProducts(query) };
  } catch (error) {
    return { error: { message: String(error) } };
  }
};

const baseQuery = retry<Ask>(askOnce, {
  maxRetries: MAX_RETRIES,
  backoff: (attempt) => new Promise((resolve) => setTimeout(resolve, retryDelay(attempt))),
});

/**
 * The products table as the soy kits page reads it (rules catalogue.soy-kits, checkout.products). RTK Query without its React
 * part: that would bring a second react-redux into the page.
 */
export const soyKitsApi = buildCreateApi(coreModule())({
  reducerPath: 'soyKits',
  baseQuery,
  keepUnusedDataFor: KEEP_SECONDS,
  endpoints: (build) => ({
    soyWaxKits: build.query<SoyKit[], void>({
      query: () => ({ wax_type: 'soy', category: 'kit', order: 'featured.desc' }),
      transformResponse: (answer: unknown) => soyKitsSchema.parse(answer),
    }),
  }),
});
