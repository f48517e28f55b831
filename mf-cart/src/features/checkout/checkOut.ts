import type { CartItem, CartThunk } from '@shop/contracts/cart';
import { noticeShown } from '@shop/platform';
import { selectIsCheckingOut, selectLines } from '../cart/cartSelectors';
import { checkoutStarted } from '../cart/cartSlice';
import { failWith } from './failCheckout';

/** Pays for the cart: asks the service for a payment page and goes there. */
export const checkOut = (): CartThunk => async (dispatch, getState) => {
  if (selectLines(getState()).length === 0) {
    dispatch(noticeShown({ kind: 'error', title: 'Your cart is empty' }));
    return;
  }
  await dispatch(pay(null));
};

/** Pays for one product at once; the cart stays as it is (rule checkout.buy-now). */
export const buyNow =
  (item: CartItem): CartThunk =>
  (dispatch) =>
    dispatch(pay(item));

/** The busy flag around a payment request, whose code is loaded when somebody wants to pay. */
const pay =
  (product: CartItem | null): CartThunk =>
  async (dispatch, getState) => {
    if (selectIsCheckingOut(getState())) return;
    dispatch(checkoutStarted());
    try {
      const { requestPayment } = await import(/* webpackChunkName: "payment" */ './requestPayment');
      await dispatch(requestPayment(product));
    } catch (error) {
      console.error(error);
      dispatch(failWith());
    }
  };
