import type { Order } from '@shop/contracts/checkout';
import { GIVEN_ORDER, type GivenOrder } from '@shop/contracts/given';
import { useEffect, useState } from 'react';
import { useGiven } from '../../components/Given';
import { fetchOrder } from '../checkout/cartService';

/** Seconds between questions, the last one repeated: quick at first, because most payments are confirmed at once. */
const PAUSES_S = [1, 2, 3, 5, 8, 13, 20, 30];
/** About ten minutes in all; a payment that takes days is told by e-mail. */
const MAX_QUESTIONS = 26;

/** States that a payment may still leave by itself. */
const unsettled = new Set<Order['status']>(['creating', 'open', 'pending']);

/** The order of a session as the service knows it, asked again until it is settled. Null: no answer yet. */
export function useOrder(sessionId: string): Order | 'unknown' | null {
  const given = useGiven<GivenOrder>(GIVEN_ORDER);
  const [order, setOrder] = useState<Order | 'unknown' | null>(given === null ? 'unknown' : (given ?? null));
  useEffect(() => {
    let hasLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (question: number) => {
      const answer = await fetchOrder(sessionId).catch((error) => {
        console.warn('The order could not be read.', error);
        return undefined;
      });
      if (hasLeft) return;
      if (answer !== undefined) setOrder(answer ?? 'unknown');
      // No answer at all: the service may be back in a moment. An unknown order stays unknown.
      const isSettled = answer === null || (answer && !unsettled.has(answer.status));
      if (isSettled || question >= MAX_QUESTIONS) return;
      timer = setTimeout(() => ask(question + 1), (PAUSES_S[question] ?? 30) * 1000);
    };
    void ask(0);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [sessionId]);
  return order;
}
