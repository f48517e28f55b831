import type { CartItem, CartThunk, StateWithCart } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import { sendCartLines } from '@shop/contracts/sendCartForm';
import { noticeShown } from '@shop/platform';
import {
  selectIsCheckingOut,
  selectIsOfferDeclined,
  selectLines,
  selectPromoCode,
} from '../cart/cartSelectors';
import { checkoutStarted } from '../cart/cartSlice';
import { endWithError } from './endCheckout';

/** Pays for the cart. */
export const checkOut = (): CartThunk => async (dispatch, getState) => {
  if (selectLines(getState()).length === 0) {
    dispatch(noticeShown({ kind: 'error', title: 'Your cart is empty' }));
    return;
  }
  await dispatch(pay(null));
};

/** Pays for one product; the cart stays as it is (rule checkout.buy-now). */
export const buyNow =
  (item: CartItem): CartThunk =>
  (dispatch) =>
    dispatch(pay(item));

/** Sets the busy flag around a payment request, whose code loads on demand. */
const pay =
  (product: CartItem | null): CartThunk =>
  async (dispatch, getState) => {
    if (selectIsCheckingOut(getState())) return;
    dispatch(checkoutStarted());
    try {
      const payment = await loadPayment();
      if (payment) await dispatch(payment.requestPayment(product));
      else if (!submitCheckoutForm(product, getState())) dispatch(endWithError(product));
    } catch (error) {
      console.error(error);
      dispatch(endWithError(product));
    }
  };

async function loadPayment() {
  try {
    return await import(/* webpackChunkName: "payment" */ './requestPayment');
  } catch (error) {
    console.warn('The code that pays could not be loaded.', error);
    return null;
  }
}

/** Pays by a plain form (rule cart.forms); false where that is impossible. */
function submitCheckoutForm(product: CartItem | null, state: StateWithCart): boolean {
  const lines = product ? [{ ...product, quantity: 1 }] : selectLines(state);
  const code: [string, string] = selectIsOfferDeclined(state)
    ? ['off', '1']
    : ['code', selectPromoCode(state)];
  return sendCartLines(product ? cartForms.buy : cartForms.checkout, lines, [code]);
}
