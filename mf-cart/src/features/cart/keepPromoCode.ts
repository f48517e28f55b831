import type { CartStore } from '@shop/contracts/cart';
import { selectPromoCode } from './cartSelectors';
import { promoCodeEntered } from './cartSlice';

const KEY = 'cart-promo-code';

/** Keeps the entered code for this tab: who comes back from the payment page finds the cart as it was. */
export function keepPromoCode(store: CartStore): () => void {
  let kept = '';
  try {
    kept = sessionStorage.getItem(KEY) ?? '';
  } catch {
    // Forbidden storage: the code lives as long as the document.
  }
  if (kept) store.dispatch(promoCodeEntered(kept));
  return store.subscribe(() => {
    const code = selectPromoCode(store.getState());
    if (code === kept) return;
    kept = code;
    try {
      sessionStorage.setItem(KEY, code);
    } catch {
      // As above.
    }
  });
}
