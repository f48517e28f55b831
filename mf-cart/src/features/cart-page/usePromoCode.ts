import { checkPromoCode } from '@shop/domain/pricing';
import { useDispatch, useSelector } from '@shop/platform';
import { useState } from 'react';
import { selectIsOfferDeclined, selectPromoCode, selectSubtotalCents } from '../cart/cartSelectors';
import { promoCodeEntered } from '../cart/cartSlice';
import { isCodeAccepted } from '../checkout/shippingEstimate';

/**
 * The typed code and the applied one. A code that counts is in the field when the page opens; one that was refused is
 * not: its refusal belongs to the visit that typed it. A refusal never stands in the way of paying.
 */
export function usePromoCode() {
  const dispatch = useDispatch();
  const applied = useSelector(selectPromoCode);
  const isDeclined = useSelector(selectIsOfferDeclined);
  const subtotal = useSelector(selectSubtotalCents);
  const isApplied = isCodeAccepted(applied, subtotal);
  const [typed, setTyped] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const entered = isDeclined && isAsked ? '' : (typed ?? (isApplied ? applied : ''));

  const edit = (text: string) => {
    setTyped(text);
    setIsAsked(false);
    // An emptied field takes the code away at once: nobody presses Apply for nothing.
    if (text.trim() === '' && applied !== '') dispatch(promoCodeEntered(''));
  };
  const apply = () => {
    dispatch(promoCodeEntered(entered.trim()));
    setTyped(entered);
    setIsAsked(true);
  };
  /** Before the checkout: what is typed is applied where it counts, and says why not where it does not. */
  const settle = () => {
    if (typed !== null && typed.trim() !== '' && !isAsked) apply();
  };
  const isShown = isAsked || (isApplied && typed === null);
  const answer = isShown && !isDeclined ? checkPromoCode(applied, subtotal) : null;
  return { entered, edit, apply, settle, applied, answer };
}
