import { paths } from '@shop/contracts/paths';
import type { RemoteComponentProps } from '@shop/contracts/remotes';
import { useSelector } from '@shop/platform';
import { IconLink, toggleProps } from '@shop/ui/IconButton';
import { CartIcon } from '@shop/ui/icons';
import { selectItemCount, selectLineCount } from '../../cart/cartSelectors';
import { useCartIsKnown } from '../../components/useCartIsKnown';
import styles from './CartBadge.module.css';

/** The badge counts lines, its name lines and items (rule cart.counts). */
export default function CartBadge({ onOpen }: RemoteComponentProps['mf_cart/CartBadge']) {
  const isKnown = useCartIsKnown();
  const lineCount = useSelector(selectLineCount);
  const itemCount = useSelector(selectItemCount);
  return (
    <IconLink
      to={paths.cart}
      className={styles.button}
      aria-label={isKnown ? cartName(lineCount, itemCount) : 'Cart'}
      aria-haspopup="dialog"
      {...toggleProps(onOpen)}
    >
      <CartIcon />
      {isKnown && lineCount > 0 ? <span className={styles.badge}>{lineCount}</span> : null}
    </IconLink>
  );
}

function cartName(lineCount: number, itemCount: number) {
  if (lineCount === 0) return 'Cart, empty';
  const products = lineCount === 1 ? '1 product' : `${lineCount} products`;
  const items = itemCount === 1 ? '1 item' : `${itemCount} items`;
  return `Cart, ${products}, ${items}`;
}
