import { CART_STORAGE_KEY } from '@shop/contracts/cart';
import { FORM_CART_COOKIE } from '@shop/contracts/formCartCookie';

export function hasStoredCart(): boolean {
  if (document.cookie.includes(`${FORM_CART_COOKIE}=1`)) return true;
  try {
    const stored = localStorage.getItem(CART_STORAGE_KEY);
    return stored !== null && stored !== '' && stored !== '[]';
  } catch {
    // Forbidden storage keeps no cart.
    return false;
  }
}
