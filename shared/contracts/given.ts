import type { CartLine } from './cart';
import type { Order } from './checkout';

/** What a form could not do, in the address of the cart page. */
export const cartSayings = ['checkout-failed', 'cart-empty', 'not-sold'] as const;
export type CartSaying = (typeof cartSayings)[number];

/** Query parameters by which the shell's server gives a page what only it can know. It drops them from every address that comes in. */
export const GIVEN_CART = 'given-cart';
export const GIVEN_ORDER = 'given-order';

/** The cart of a visitor without script, as JSON in GIVEN_CART. */
export type GivenCart = {
  lines: CartLine[];
  promoCode: string;
  isOfferDeclined: boolean;
  said: CartSaying | null;
};
/** The order of a session in GIVEN_ORDER; null where the service knows none. */
export type GivenOrder = Order | null;
