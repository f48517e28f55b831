import type { CartLine, StateWithCart } from '@shop/contracts/cart';
import type { LineRef } from './cartLine';

/** A price that was out of date at checkout. */
export type PriceChange = LineRef & { fromCents: number; toCents: number };

export type CheckoutError = { text: string; productId: string | undefined };

/** The cart's state. Others use the selectors. */
export type CartContents = {
  lines: CartLine[];
  /** False until the stored cart has been read. */
  isRestored: boolean;
  isOpen: boolean;
  /** Keys of the last added lines, until the panel closes. */
  justAdded: string[];
  isCheckingOut: boolean;
  /** For Undo, until the next change. */
  clearedLines: CartLine[];
  /** As entered; '' for none. */
  promoCode: string;
  /** The banner's code was removed: it is not applied by itself any more. */
  isOfferDeclined: boolean;
  /** From the last checkout, until the next one or a change of the lines. */
  priceChanges: PriceChange[];
  /** Ids of products in the cart that the products table does not sell. */
  unavailable: string[];
  /** Of the last checkout, or of a product's Buy Now. */
  checkoutError: CheckoutError | null;
  /** Origins that the browser may follow to pay. */
  paymentOrigins: string[];
  /** Prices that the service has named for Buy Now, by lineKey: newer than the page's. */
  buyNowPricesCents: Record<string, number>;
};

/** Undefined before mf-cart's reducer is in the store. The one place that opens the opaque state. */
export const getContents = ({ cart }: StateWithCart) => cart as CartContents | undefined;
