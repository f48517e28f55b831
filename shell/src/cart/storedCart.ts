import { CART_STORAGE_KEY } from '@shop/contracts/cart';
import { FORM_CART_COOKIE } from '@shop/contracts/formCartCookie';
import { attempt } from '../attempt';

export function hasStoredCart(): boolean {
  if (attempt(() => document.cookie, '').includes(`${FORM_CART_COOKIE}=1`)) return true;
  const stored = attempt(() => localStorage.getItem(CART_STORAGE_KEY), null);
  return stored !== null && stored !== '' && stored !== '[]';
}
