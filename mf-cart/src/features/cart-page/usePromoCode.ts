import { useDispatch, useSelector } from '@shop/platform';
import { checkPromoCode } from '@shop/pricing';
import { useRef, useState } from 'react';
import { selectPromoCode, selectSubtotalCents } from '../cart/cartSelectors';
import { promoCodeEntered } from '../cart/cartSlice';
import { isCodeAccepted } from '../checkout/shippingEstimate';

/**
 * The typed code and the applied one. A code that counts is in the field when the page opens; one that was refused is
 * not: its refusal belongs to the visit that typed it.
 */
export function usePromoCode() {
  const dispatch = useDispatch();
  const applied = useSelector(selectPromoCode);
  const subtotal = useSelector(selectSubtotalCents);
  const isApplied = isCodeAccepted(applied, subtotal);
  const [typed, setTyped] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const entered = typed ?? (isApplied ? applied : '');

  const edit = (text: string) => {
    setTyped(text);
    setIsAsked(false);
    // An emptied field takes the code away at once: nobody presses Apply for nothing.
    if (text.trim() === '') dispatch(promoCodeEntered(''));
  };
  const apply = () => {
    dispatch(promoCodeEntered(entered.trim()));
    setTyped(entered);
    setIsAsked(true);
    return isCodeAccepted(entered, subtotal);
  };
  /** Before the checkout: what is typed is applied, or says why not and keeps the shopper here. */
  const settle = () => {
    if (typed === null || typed.trim() === '' || apply()) return true;
    field.current?.focus();
    return false;
  };
  const answer = isAsked || (isApplied && typed === null) ? checkPromoCode(applied, subtotal) : null;
  return { entered, edit, apply, settle, field, applied, answer };
}
