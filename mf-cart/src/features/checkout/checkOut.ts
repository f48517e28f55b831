import type { CartItem, CartThunk } from '@shop/contracts/cart';
import { noticeShown } from '@shop/platform';
import { selectIsCheckingOut, selectLines } from '../cart/cartSelectors';
import { checkoutEnded, checkoutFailed, checkoutStarted } from '../cart/cartSlice';

/** Rule checkout.failed: the one sentence for every failed checkout. */
const CHECKOUT_FAILED = 'Failed to process checkout. Please try again.';

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

/** Ends a checkout whose prices were put right: the lines say the rest. */
export const failForPrices = (): CartThunk => async (dispatch) => {
  dispatch(checkoutEnded());
  dispatch(noticeShown({ kind: 'error', title: CHECKOUT_FAILED }));
};

/** Ends a checkout: the notice, and the same as text beside the button. `text` tells more where more is known. */
export const failWith =
  (text?: string): CartThunk =>
  async (dispatch) => {
    dispatch(checkoutFailed(text ? `${CHECKOUT_FAILED} ${text}` : CHECKOUT_FAILED));
    dispatch(noticeShown({ kind: 'error', title: CHECKOUT_FAILED, text }));
  };
