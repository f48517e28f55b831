import { paths } from '@shop/contracts/paths';
import { Fragment, useCart, useDispatch, useNavigate } from '@shop/platform';
import { IconLink } from '@shop/ui/IconButton';
import { CartIcon } from '@shop/ui/icons';

/** The cart team's badge; while it is away, a plain link of the same size. */
export function CartButton() {
  const { module } = useCart();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const open = () => (module ? dispatch(module.panelOpened()) : navigate(paths.cart));
  const plain = (
    <IconLink to={paths.cart} aria-label="Cart">
      <CartIcon />
    </IconLink>
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
