import { CART_CONTRACT_VERSION, type CartModule } from '@shop/contracts/cart';
import {
  selectCheckoutError,
  selectIsCheckingOut,
  selectIsOpen,
  selectItemCount,
  selectLineCount,
  selectLines,
  selectSubtotalCents,
} from './cart/cartSelectors';
import { cartSlice, itemAdded, itemsAdded, panelClosed, panelOpened } from './cart/cartSlice';
import { buyNow } from './checkout/checkOut';
import { startCart } from './startCart';

/** Exposed as ./cartSlice: everything that others may use of the cart. */
export const cartModule = {
  contractVersion: CART_CONTRACT_VERSION,
  cartSlice,
  startCart,
  itemAdded,
  itemsAdded,
  panelOpened,
  panelClosed,
  buyNow,
  selectLines,
  selectLineCount,
  selectItemCount,
  selectSubtotalCents,
  selectIsOpen,
  selectIsCheckingOut,
  selectCheckoutError,
} satisfies CartModule;
