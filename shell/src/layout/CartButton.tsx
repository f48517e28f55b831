import { paths } from '@shop/contracts/paths';
import { Fragment, Link, useCart, useDispatch, useNavigate } from '@shop/platform';
import styles from './CartButton.module.css';
import { CartIcon } from './icons';

/** The cart team's badge; while it is away, a plain link of the same size. */
export function CartButton() {
  const { module } = useCart();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const open = () => (module ? dispatch(module.panelOpened()) : navigate(paths.cart));
  const plain = (
    <Link to={paths.cart} className={styles.cart} aria-label="Cart">
      <CartIcon />
    </Link>
  );
  return (
    <Fragment
      name="mf_cart/CartBadge"
      props={{ onOpen: () => void open() }}
      waiting={plain}
      failed={() => plain}
    />
  );
}
