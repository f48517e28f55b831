import { noticeShown, useDispatch } from '@shop/platform';
import { useEffect, useRef } from 'react';

/** Stands in place of the cart panel when its code cannot be had: the cart itself is there, and the cart button tries again. */
export function CartPanelLost({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dispatch = useDispatch();
  const close = useRef(onClose);
  useEffect(() => {
    if (!isOpen) return;
    close.current();
    const title = 'Your cart is safe';
    const text = 'We can’t show it here right now. Press the cart button to open it.';
    dispatch(noticeShown({ kind: 'neutral', title, text }));
  }, [isOpen, dispatch]);
  return null;
}
