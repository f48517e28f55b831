import type { CartStore, StateWithCart } from '@shop/contracts/cart';
import { selectIsOfferDeclined, selectPromoCode } from './cartSelectors';
import { offerDeclined, promoCodeEntered } from './cartSlice';

const KEY = 'cart-promo-code';
/** Stands for the offer that was taken off; no code has a space in it. */
const DECLINED = 'no offer';

function toStored(state: StateWithCart): string {
  return selectIsOfferDeclined(state) ? DECLINED : selectPromoCode(state);
}

/** Keeps the entered code for this tab: who comes back from the payment page finds the cart as it was. */
export function keepPromoCode(store: CartStore): () => void {
  let kept = '';
  try {
    kept = sessionStorage.getItem(KEY) ?? '';
  } catch {
    // Forbidden storage: the code lives as long as the document.
  }
  if (kept) store.dispatch(kept === DECLINED ? offerDeclined() : promoCodeEntered(kept));
  return store.subscribe(() => {
    const code = toStored(store.getState());
    if (code === kept) return;
    kept = code;
    try {
      sessionStorage.setItem(KEY, code);
    } catch {
      // As above.
    }
  });
}
