import type { CartLine, LineRef, StateWithCart } from '@shop/contracts/cart';

/** A price that was out of date when somebody wanted to pay. */
export type PriceChange = LineRef & { fromCents: number; toCents: number };

/** What the cart keeps in the shop's store. To others it is opaque: they have the selectors. */
export type CartContents = {
  lines: CartLine[];
  /** False until the stored cart has been read: until then nobody knows whether the cart is empty. */
  isRestored: boolean;
  isOpen: boolean;
  /** Lines of the last add, by key, until the panel closes: the panel shows them first and says so. */
  justAdded: string[];
  /** The one busy flag of panel, cart page and Buy Now. */
  isCheckingOut: boolean;
  /** What Clear Cart took away, until the next change. */
  clearedLines: CartLine[];
  /** As entered; '' for none. */
  promoCode: string;
  /** True where somebody took the banner's code off: it is not applied by itself any more. */
  isOfferDeclined: boolean;
  /** Prices that the last checkout put right, until the next one or a change of the lines. */
  priceChanges: PriceChange[];
  /** Ids of products in the cart that the products table does not sell. */
  unavailable: string[];
  /** Why the last checkout failed, for the text beside the button; '' when it did not. */
  checkoutError: string;
};

/** Nothing before mf-cart's reducer is in the store. The one place where the opaque state is opened: only that reducer makes it. */
export const contentsOf = ({ cart }: StateWithCart) => cart as CartContents | undefined;
