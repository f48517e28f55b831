import { paths } from '@shop/contracts/paths';
import { Fragment, useCart, useNavigate } from '@shop/platform';
import { IconButton, IconLink } from '@shop/ui/IconButton';
import { CartIcon } from '@shop/ui/icons';
import { useRef } from 'react';

/**
 * The cart team's badge. While the cart is empty a button of the same size stands for it, and nothing of mf-cart needs to
 * be here; on the server, and while mf-cart is away, a plain link.
 */
export function CartButton() {
  const { isAtRest, openPanel } = useCart();
  const navigate = useNavigate();
  const hadFocus = useRef(false);
  const open = () => void openPanel().catch(() => navigate(paths.cart));
  if (isAtRest) {
    return (
      <IconButton
        ref={(button) => {
          if (hadFocus.current) button?.focus();
          hadFocus.current = false;
        }}
        aria-label="Cart, empty"
        aria-haspopup="dialog"
        onClick={open}
      >
        <CartIcon />
      </IconButton>
    );
  }
  const plain = (
    <IconLink
      ref={(link) => () => {
        hadFocus.current = link === document.activeElement;
      }}
      to={paths.cart}
      aria-label="Cart"
    >
      <CartIcon />
    </IconLink>
  );
  if (isAtRest === null) return plain;
  return <Fragment name="mf_cart/CartBadge" props={{ onOpen: open }} waiting={plain} failed={() => plain} />;
}
