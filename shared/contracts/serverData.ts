import type { CartLine } from './cart';
import type { Order } from './checkout';
import type { Proposal } from './proposal';

/** Failures of a form, in the cart page's address. */
export const cartFormErrors = ['checkout-failed', 'cart-empty', 'not-sold', 'price-changed'] as const;
export type CartFormError = (typeof cartFormErrors)[number];

/** Query parameters that pass server data to a page. The server removes them from incoming addresses. */
export const SERVER_CART = 'given-cart';
export const SERVER_PROPOSAL = 'given-proposal';
export const SERVER_ORDER = 'given-order';

/** The cart of a visitor without script, as JSON in SERVER_CART. */
export type ServerCart = {
  lines: CartLine[];
  promoCode: string;
  isOfferDeclined: boolean;
  said: CartFormError | 'not-read' | null;
};
/** As JSON in SERVER_PROPOSAL, for any visitor. */
export type ServerProposal = Omit<Proposal, 'lines'> & { lines: CartLine[] };
/** As JSON in SERVER_ORDER; null where the service knows no such order. */
export type ServerOrder = Order | null;
