import type { Order } from '@shop/contracts/checkout';
import { paidStatuses } from '@shop/contracts/checkoutLimits';
import { SERVER_ORDER, type ServerOrder } from '@shop/contracts/serverData';
import { useEffect, useState } from 'react';
import { fetchOrder } from '../../checkout/cartService';
import { useServerData } from '../../components/ServerData';

/** Seconds between requests, the last one repeated: most payments are confirmed at once. */
const POLL_DELAYS_S = [1, 2, 3, 5, 8, 13, 20, 30];
/** About ten minutes; slower payments are confirmed by e-mail. */
const MAX_POLLS = 26;

/** Stripe sends shoppers here after the payment: an open order's has not been heard of yet. */
const pendingStatuses = new Set<Order['status']>(['creating', 'open', 'pending']);
export const isPending = ({ status }: Order): boolean => pendingStatuses.has(status);
/** The money came, whatever came after. */
export const wasPaid = ({ status }: Order): boolean => paidStatuses.includes(status);

/** Polls the order of a session until its payment is final. Null: no answer yet. */
export function useOrder(sessionId: string): Order | 'unknown' | null {
  const serverOrder = useServerData<ServerOrder>(SERVER_ORDER);
  const [order, setOrder] = useState<Order | 'unknown' | null>(
    serverOrder === null ? 'unknown' : (serverOrder ?? null),
  );
  useEffect(() => {
    let hasLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    const poll = async (question: number) => {
      const answer = await fetchOrder(sessionId).catch((error) => {
        console.warn('The order could not be read.', error);
        return undefined;
      });
      if (hasLeft) return;
      if (answer !== undefined) setOrder(answer ?? 'unknown');
      // No answer: the service may be back in a moment.
      const isFinal = answer === null || (answer && !isPending(answer));
      if (isFinal || question >= MAX_POLLS) return;
      timer = setTimeout(() => poll(question + 1), (POLL_DELAYS_S[question] ?? 30) * 1000);
    };
    void poll(0);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [sessionId]);
  return order;
}
