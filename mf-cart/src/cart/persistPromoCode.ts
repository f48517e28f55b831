import type { CartStore, StateWithCart } from '@shop/contracts/cart';
import { selectIsOfferDeclined, selectPromoCode } from './cartSelectors';
import { offerDeclined, promoCodeEntered } from './cartSlice';

const KEY = 'cart-promo-code';
/** A declined offer; no code has a space in it. */
const DECLINED = 'no offer';

function toStored(state: StateWithCart): string {
  return selectIsOfferDeclined(state) ? DECLINED : selectPromoCode(state);
}

/** Keeps the code for this tab, through the payment page and back. */
export function persistPromoCode(store: CartStore): () => void {
  let kept = '';
  try {
    kept = sessionStorage.getItem(KEY) ?? '';
  } catch {
    // Storage is forbidden.
  }
  if (kept) store.dispatch(kept === DECLINED ? offerDeclined() : promoCodeEntered(kept));
  return store.subscribe(() => {
    const code = toStored(store.getState());
    if (code === kept) return;
    kept = code;
    try {
      sessionStorage.setItem(KEY, code);
    } catch {
      // Storage is forbidden.
    }
  });
}
