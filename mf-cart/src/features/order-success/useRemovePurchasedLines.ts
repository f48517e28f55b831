import type { Order } from '@shop/contracts/checkout';
import { boughtStatuses } from '@shop/contracts/checkoutLimits';
import { useDispatch } from '@shop/platform';
import { useEffect } from 'react';
import { linesBought } from '../../cart/cartSlice';
import { forgetSession, resetCartKey } from '../../checkout/idempotencyKey';
import { useCartIsKnown } from '../../components/useCartIsKnown';
import { markProcessed } from './processedOrders';
import { wasPaid } from './useOrder';

/** Removes a paid order's lines from the cart: once per session, never for Buy Now (rule checkout.bought-lines). */
export function useRemovePurchasedLines(order: Order | null): void {
  const dispatch = useDispatch();
  const isKnown = useCartIsKnown();
  useEffect(() => {
    if (!isKnown || !order || order.buy_now || !wasPaid(order)) return;
    // Once: a later checkout may have its own key by now.
    if (!markProcessed(order.session_id)) return forgetSession(order.session_id);
    resetCartKey();
    // Refunded or disputed since: the lines are of a later cart.
    if (!boughtStatuses.includes(order.status)) return;
    dispatch(
      linesBought(
        order.lines.map((line) => ({ id: line.id, variantId: line.variant_id, quantity: line.quantity })),
      ),
    );
  }, [dispatch, isKnown, order]);
}
