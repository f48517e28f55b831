import type { CartLine } from '@shop/contracts/cart';
import { toDollars } from '@shop/domain/money';
import { useCallback, useEffect, useState } from 'react';
import type { ProposedLine } from './readProposal';

export type Priced =
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; lines: CartLine[]; unknown: number };

/** Proposed lines with the names, pictures and prices of the products table; what it does not sell is counted. */
export function useProposedLines(proposed: ProposedLine[]) {
  const [priced, setPriced] = useState<Priced>({ status: 'loading' });
  const load = useCallback(async () => {
    setPriced({ status: 'loading' });
    try {
      const { fetchProductFacts } = await import(
        /* webpackChunkName: "cart-service" */ '../checkout/cartService'
      );
      const sold = new Map((await fetchProductFacts()).map((facts) => [facts.id, facts]));
      const lines = proposed.flatMap(({ id, quantity }) => {
        const facts = sold.get(id);
        if (!facts) return [];
        const { name = id, slug = '', image = '', priceCents } = facts;
        return [{ id, name, slug, image, price: toDollars(priceCents), variantId: null, quantity }];
      });
      setPriced({ status: 'ready', lines, unknown: proposed.length - lines.length });
    } catch (error) {
      console.warn('The proposed products could not be read.', error);
      setPriced({ status: 'failed' });
    }
  }, [proposed]);
  useEffect(() => void load(), [load]);
  return { priced, load };
}
