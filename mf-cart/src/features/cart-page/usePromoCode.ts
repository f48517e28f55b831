import { checkPromoCode } from '@shop/domain/pricing';
import { useDispatch, useSelector } from '@shop/platform';
import { useState } from 'react';
import { selectIsOfferDeclined, selectPromoCode, selectSubtotalCents } from '../../cart/cartSelectors';
import { promoCodeEntered } from '../../cart/cartSlice';
import { isCodeAccepted } from '../../checkout/shippingEstimate';

/** The typed code and the applied one. A rejection lasts for this visit and never prevents paying. */
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
    if (text.trim() === '' && applied !== '') dispatch(promoCodeEntered(''));
  };
  const apply = () => {
    dispatch(promoCodeEntered(entered.trim()));
    setTyped(entered);
    setIsAsked(true);
  };
  /** Before the checkout, applies the typed code or says why it does not count. */
  const applyTyped = () => {
    if (typed !== null && typed.trim() !== '' && !isAsked) apply();
  };
  const isShown = isAsked || (isApplied && typed === null);
  const answer = isShown && !isDeclined ? checkPromoCode(applied, subtotal) : null;
  return { entered, edit, apply, applyTyped, applied, answer };
}
