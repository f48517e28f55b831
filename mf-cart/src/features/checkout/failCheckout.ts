import type { CartThunk } from '@shop/contracts/cart';
import { noticeShown } from '@shop/platform';
import { checkoutEnded, checkoutFailed } from '../cart/cartSlice';

/** Rule checkout.failed: the one sentence for every failed checkout. */
const CHECKOUT_FAILED = 'Failed to process checkout. Please try again.';

/** Ends a checkout whose prices were put right: lines and button say the rest. */
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
