import type { StateWithCart } from '@shop/contracts/cart';
import { Fragment, useCart, useDispatch, useSelector } from '@shop/platform';

/** The cart team's side panel. Its open flag lives in the cart; the shell renders it and closes it (rule frame.cart-panel). */
export function CartPanelSlot() {
  const { module } = useCart();
  const isOpen = useSelector((state: StateWithCart) => module?.selectIsOpen(state) ?? false);
  const dispatch = useDispatch();
  if (!module) return null;
  return (
    <Fragment name="mf_cart/CartPanel" props={{ isOpen, onClose: () => dispatch(module.panelClosed()) }} />
  );
}
