import type { FragmentProps } from '@shop/contracts/remotes';
import { useSelector } from '@shop/platform';
import { useCartIsKnown } from '../../components/useCartIsKnown';
import { selectItemCount, selectLineCount } from '../cart/cartSelectors';
import styles from './CartBadge.module.css';

/** The header's cart button: the badge shows lines, the name says lines and items (decisions row 13). */
export default function CartBadge({ onOpen }: FragmentProps['mf_cart/CartBadge']) {
  const isKnown = useCartIsKnown();
  const lineCount = useSelector(selectLineCount);
  const itemCount = useSelector(selectItemCount);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={isKnown ? cartName(lineCount, itemCount) : 'Cart'}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.icon}>
        <path d="M6 8h12l1 12H5L6 8Z" />
        <path d="M9 10V7a3 3 0 0 1 6 0v3" />
      </svg>
      {isKnown && lineCount > 0 ? <span className={styles.badge}>{lineCount}</span> : null}
    </button>
  );
}

function cartName(lineCount: number, itemCount: number) {
  if (lineCount === 0) return 'Cart, empty';
  const products = lineCount === 1 ? '1 product' : `${lineCount} products`;
  const items = itemCount === 1 ? '1 item' : `${itemCount} items`;
  return `Cart, ${products}, ${items}`;
}
