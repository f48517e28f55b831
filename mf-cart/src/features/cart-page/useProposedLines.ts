import type { CartLine } from '@shop/contracts/cart';
import type { ProposedLine } from '@shop/contracts/proposal';
import { toDollars } from '@shop/domain/money';
import { useEffect, useState } from 'react';

type Priced = { status: 'loading' | 'failed' } | { status: 'ready'; lines: CartLine[]; unknown: number };

const loading: Priced = { status: 'loading' };

async function priceLines(proposed: ProposedLine[]): Promise<Priced> {
  try {
    const { fetchProductFacts } = await import(
      /* webpackChunkName: "cart-service" */ '../../checkout/cartService'
    );
    const sold = new Map((await fetchProductFacts()).map((facts) => [facts.id, facts]));
    const lines = proposed.flatMap(({ id, quantity }) => {
      const facts = sold.get(id);
      if (!facts) return [];
      const { name = id, slug = '', image = '', priceCents } = facts;
      return [{ id, name, slug, image, price: toDollars(priceCents), variantId: null, quantity }];
    });
    return { status: 'ready', lines, unknown: proposed.length - lines.length };
  } catch (error) {
    console.warn('The proposed products could not be read.', error);
    return { status: 'failed' };
  }
}

/** Adds names, pictures and prices to proposed lines, and counts products that are not sold. `load` tries again. */
export function useProposedLines(proposed: ProposedLine[]) {
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState({ proposed, attempt: 0, priced: loading });
  useEffect(() => {
    let isStale = false;
    void priceLines(proposed).then((priced) => {
      if (!isStale) setAnswer({ proposed, attempt, priced });
    });
    return () => {
      isStale = true;
    };
  }, [proposed, attempt]);
  const isCurrent = answer.proposed === proposed && answer.attempt === attempt;
  return { priced: isCurrent ? answer.priced : loading, load: () => setAttempt(attempt + 1) };
}
