import { paths } from '@shop/contracts/paths';
import { RemoteComponent, useCart, useNavigate } from '@shop/platform';
import { handleLinkPress, IconLink, toggleProps } from '@shop/ui/IconButton';
import { CartIcon } from '@shop/ui/icons';

/** While the cart is empty mf-cart is not loaded; without it, and on the server, this is a plain link. */
export function CartButton() {
  const { isKnownEmpty, openPanel } = useCart();
  const navigate = useNavigate();
  const open = () => void openPanel().catch(() => navigate(paths.cart));
  const ofEmpty = { 'aria-label': 'Cart, empty', 'aria-haspopup': 'dialog', ...toggleProps(open) } as const;
  const ofFilled = { onClick: handleLinkPress(open) };
  // The same element once it is known: the focus stays.
  const plain = (
    <IconLink
      to={paths.cart}
      aria-label="Cart"
      {...(isKnownEmpty ? ofEmpty : isKnownEmpty === false && ofFilled)}
    >
      <CartIcon />
    </IconLink>
  );
  if (isKnownEmpty !== false) return plain;
  return (
    <RemoteComponent name="mf_cart/CartBadge" props={{ onOpen: open }} waiting={plain} failed={() => plain} />
  );
}
