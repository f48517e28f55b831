import { SERVER_CART } from '@shop/contracts/serverData';
import type { ComponentType } from 'react';
import { CartSkeleton } from './CartSkeleton';
import type { FormCartProps } from './FormCart';

/** The skeleton waits for the cart where the forms cannot be loaded. */
export let FormCart: ComponentType<FormCartProps> = CartSkeleton;

/**
 * Loads the forms where the server has sent them, before the page hydrates: React draws a part anew whose code comes later,
 * and what is pressed on it meanwhile is lost.
 */
export async function loadFormCart() {
  if (!__SERVER__ && !document.getElementById(SERVER_CART)) return;
  try {
    const forms = await import(/* webpackChunkName: "form-cart" */ './FormCart');
    FormCart = forms.default;
  } catch (error) {
    console.warn('The forms of the cart could not be loaded.', error);
  }
}
