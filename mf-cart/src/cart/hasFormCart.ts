import { FORM_CART_COOKIE } from '@shop/contracts/formCartCookie';

/** Does the server hold a cart that was filled without script? */
export function hasFormCart(): boolean {
  try {
    return document.cookie.split('; ').includes(`${FORM_CART_COOKIE}=1`);
  } catch {
    return false;
  }
}
