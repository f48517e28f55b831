import type { RemoteComponentProps } from '@shop/contracts/remotes';
import { useSelector } from '@shop/platform';
import { Dialog } from '@shop/ui/Dialog';
import { IconButton } from '@shop/ui/IconButton';
import { CloseIcon } from '@shop/ui/icons';
import { useId } from 'react';
import { selectItemCount } from '../../cart/cartSelectors';
import { CartAnnouncer } from '../../components/CartAnnouncer';
import { CartLines } from '../../components/CartLines';
import { EmptyCart } from '../../components/EmptyCart';
import { useCartIsKnown } from '../../components/useCartIsKnown';
import { useRestoreFocus } from '../../components/useRestoreFocus';
import styles from './CartPanel.module.css';
import { CartPanelFooter } from './CartPanelFooter';
import { CartSuggestions } from './CartSuggestions';
import { useNewestFirst } from './useNewestFirst';

/** Rule cart.panel. Controlled by the parent. */
export default function CartPanel({ isOpen, onClose }: RemoteComponentProps['mf_cart/CartPanel']) {
  const titleId = useId();
  const isKnown = useCartIsKnown();
  const itemCount = useSelector(selectItemCount);
  const lines = useNewestFirst();
  const region = useRestoreFocus(lines);
  return (
    <Dialog isOpen={isOpen && isKnown} onClose={onClose} labelledBy={titleId} className={styles.panel}>
      <div className={styles.header}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {`Your Cart (${itemCount})`}
        </h2>
        <IconButton aria-label="Close cart" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div ref={region} className={styles.lines}>
        {itemCount === 0 ? (
          <EmptyCart onFollow={onClose} />
        ) : (
          <>
            <CartLines lines={lines} onFollow={onClose} />
            <CartSuggestions lines={lines} />
          </>
        )}
      </div>
      <div className={styles.notices} data-notice-place="" />
      {itemCount === 0 ? null : <CartPanelFooter onClose={onClose} />}
      <CartAnnouncer />
    </Dialog>
  );
}
