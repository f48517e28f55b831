import { CART_STORAGE_KEY } from '@shop/contracts/cart';

/** True when this browser keeps a cart with something in it. What it is, only mf-cart knows. */
export function hasStoredCart(): boolean {
  try {
    const stored = localStorage.getItem(CART_STORAGE_KEY);
    return stored !== null && stored !== '' && stored !== '[]';
  } catch {
    // Forbidden storage keeps no cart.
    return false;
  }
}
