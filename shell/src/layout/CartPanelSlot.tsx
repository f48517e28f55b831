import type { StateWithCart } from '@shop/contracts/cart';
import { paths } from '@shop/contracts/paths';
import { noticeShown, RemoteComponent, useCart, useDispatch, useLocation, useSelector } from '@shop/platform';
import { useEffect, useEffectEvent } from 'react';

/** Stands in place of the cart panel when its code cannot be had: the cart itself is there, and the cart button tries again. */
function CartPanelLost({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dispatch = useDispatch();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    close();
    const title = 'Your cart is safe';
    const text = 'We can’t show it here. The cart button leads to its page.';
    dispatch(noticeShown({ kind: 'neutral', title, text }));
  }, [isOpen, dispatch]);
  return null;
}

/** Rule frame.cart-panel. An empty cart loads no code for it; on the cart page it waits for its opening. */
export function CartPanelSlot() {
  const { module } = useCart();
  const isOpen = useSelector((state: StateWithCart) => module?.selectIsOpen(state) ?? false);
  const isFilled = useSelector((state: StateWithCart) => (module?.selectLineCount(state) ?? 0) > 0);
  const { pathname, key } = useLocation();
  const dispatch = useDispatch();
  const onClose = () => module && dispatch(module.panelClosed());
  const closeOpen = useEffectEvent(() => isOpen && onClose());
  useEffect(() => {
    if (key) closeOpen();
  }, [key]);
  if (!isOpen && (!isFilled || pathname === paths.cart)) return null;
  return (
    <RemoteComponent
      name="mf_cart/CartPanel"
      props={{ isOpen, onClose }}
      failed={() => <CartPanelLost isOpen={isOpen} onClose={onClose} />}
    />
  );
}
