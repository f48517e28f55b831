import type { CartThunk } from '@shop/contracts/cart';
import { noticeShown } from '@shop/platform';
import { checkoutEnded, checkoutFailed } from '../cart/cartSlice';

/** Rule checkout.failed. */
const CHECKOUT_FAILED = 'Failed to process checkout. Please try again.';

export const endWithPriceChanges = (): CartThunk => async (dispatch) => {
  dispatch(checkoutEnded());
  dispatch(noticeShown({ kind: 'error', title: CHECKOUT_FAILED }));
};

/** Ends a checkout with a notice and the text beside the button. */
export const endWithError =
  (text?: string): CartThunk =>
  async (dispatch) => {
    dispatch(checkoutFailed(text ? `${CHECKOUT_FAILED} ${text}` : CHECKOUT_FAILED));
    dispatch(noticeShown({ kind: 'error', title: CHECKOUT_FAILED, text }));
  };
