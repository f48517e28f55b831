import type { CartItem, CartThunk } from '@shop/contracts/cart';
import { noticeShown } from '@shop/platform';
import { checkoutFailed } from '../cart/cartSlice';

/** Rule checkout.failed. */
const CHECKOUT_FAILED = 'Failed to process checkout. Please try again.';

/** Ends a checkout, or a product's Buy Now, with a notice and the text beside the button. */
export const endWithError =
  (product: CartItem | null, reason?: string): CartThunk =>
  async (dispatch) => {
    const text = reason ? `${CHECKOUT_FAILED} ${reason}` : CHECKOUT_FAILED;
    dispatch(checkoutFailed({ text, productId: product?.id }));
    dispatch(noticeShown({ kind: 'error', title: CHECKOUT_FAILED, text: reason }));
  };
