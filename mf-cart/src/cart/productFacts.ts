import type { PayloadAction } from '@reduxjs/toolkit';
import { toCents, toDollars } from '@shop/domain/money';
import type { CartContents, PriceChange } from './cartContents';
import type { LineRef } from './cartLine';
import { lineKey, matchesRef } from './cartLine';

/** A row of the products table. */
export type ProductFacts = {
  id: string;
  priceCents: number;
  variants?: { id: string; priceCents: number }[];
  name?: string;
  slug?: string;
  image?: string;
  category?: string | undefined;
  waxType?: string | null | undefined;
  reviewCount?: number | undefined;
};

export type NewPrice = LineRef & { priceCents: number };

/** A variant that the table lacks keeps its price. */
function getPrice({ priceCents, variants = [] }: ProductFacts, { variantId }: LineRef): number | undefined {
  return variantId ? variants.find(({ id }) => id === variantId)?.priceCents : priceCents;
}

/** Reducer: names, pictures and prices of the lines follow the table. */
export function refreshFacts(state: CartContents, { payload }: PayloadAction<ProductFacts[]>) {
  const facts = new Map(payload.map((product) => [product.id, product]));
  for (const line of state.lines) {
    const product = facts.get(line.id);
    if (!product) continue;
    const priceCents = getPrice(product, line);
    if (priceCents !== undefined) line.price = toDollars(priceCents);
    line.name = product.name ?? line.name;
    line.slug = product.slug ?? line.slug;
    line.image = product.image ?? line.image;
  }
}

/** Reducer: what the service charges, and what changed. */
export function correctPrices(state: CartContents, { payload }: PayloadAction<NewPrice[]>) {
  const changes = new Map<string, PriceChange>();
  for (const { priceCents, ...ref } of payload) {
    for (const line of state.lines.filter((one) => matchesRef(one, ref))) {
      const fromCents = toCents(line.price);
      const { id, variantId } = line;
      if (fromCents !== priceCents) {
        changes.set(lineKey(line), { id, variantId, fromCents, toCents: priceCents });
      }
      line.price = toDollars(priceCents);
    }
  }
  state.priceChanges = [...changes.values()];
}
