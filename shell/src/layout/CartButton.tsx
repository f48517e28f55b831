import { paths } from '@shop/contracts/paths';
import { RemoteComponent, useCart, useNavigate } from '@shop/platform';
import { handleLinkPress, IconLink, IconToggle } from '@shop/ui/IconButton';
import { CartIcon } from '@shop/ui/icons';
import { useRef } from 'react';

/** While the cart is empty mf-cart is not loaded; without it, and on the server, this is a plain link. */
export function CartButton() {
  const { isKnownEmpty, openPanel } = useCart();
  const navigate = useNavigate();
  const hadFocus = useRef(false);
  const open = () => void openPanel().catch(() => navigate(paths.cart));
  if (isKnownEmpty) {
    return (
      <IconToggle
        ref={(button) => {
          if (hadFocus.current) button?.focus();
          hadFocus.current = false;
        }}
        to={paths.cart}
        aria-label="Cart, empty"
        aria-haspopup="dialog"
        onPress={open}
      >
        <CartIcon />
      </IconToggle>
    );
  }
  const plain = (
    <IconLink
      ref={(link) => () => {
        hadFocus.current = link === document.activeElement;
      }}
      to={paths.cart}
      aria-label="Cart"
      // Another try to get the cart's code, before its page.
      onClick={isKnownEmpty === null ? undefined : handleLinkPress(open)}
    >
      <CartIcon />
    </IconLink>
  );
  if (isKnownEmpty === null) return plain;
  return (
    <RemoteComponent name="mf_cart/CartBadge" props={{ onOpen: open }} waiting={plain} failed={() => plain} />
  );
}
