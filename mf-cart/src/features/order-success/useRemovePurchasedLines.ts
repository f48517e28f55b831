import type { Order } from '@shop/contracts/checkout';
import { useDispatch } from '@shop/platform';
import { useEffect } from 'react';
import { useCartIsKnown } from '../../components/useCartIsKnown';
import { linesBought } from '../cart/cartSlice';
import { forgetCartKey } from '../checkout/idempotencyKey';
import { handleOnce } from './handledOrders';
import { wasPaid } from './wasPaid';

/** Takes a paid order's lines out of the cart: once for each session, never for Buy Now (rule checkout.bought-lines). */
export function useRemovePurchasedLines(order: Order | null): void {
  const dispatch = useDispatch();
  const isKnown = useCartIsKnown();
  useEffect(() => {
    if (!isKnown || !order || order.buy_now || !wasPaid(order)) return;
    forgetCartKey();
    // Refunded since: the cart of today is another one.
    if (order.status !== 'paid' || !handleOnce(order.session_id)) return;
    dispatch(
      linesBought(
        order.lines.map((line) => ({ id: line.id, variantId: line.variant_id, quantity: line.quantity })),
      ),
    );
  }, [dispatch, isKnown, order]);
}
