import type { Action, PayloadAction, Reducer, ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** Major version of everything in this file. A change that breaks a reader raises it. */
export const CART_CONTRACT_VERSION = 1;

/** Rule cart.storage: the cart lives in the browser's local storage under this name, as a list of lines. */
export const CART_STORAGE_KEY = 'cart';

/** What a page hands over when a shopper adds a product. Display fields only: the service decides prices. */
export type CartItem = {
  id: string;
  name: string;
  /** Dollars (rule catalogue.cents). */
  price: number;
  slug: string;
  /** Address of a square picture, 320 px or wider. */
  image: string;
  variantId?: string | null | undefined;
  variantName?: string | null;
};

/** A line of the cart (rules cart.line, cart.identity). Its identity is id plus variantId. */
export type CartLine = CartItem & { quantity: number };

export type CartState = {
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
  /** Prices that the last checkout put right, until the next one or a change of the lines. */
  priceChanges: PriceChange[];
  /** Why the last checkout failed, for the text beside the button; '' when it did not. */
  checkoutError: string;
};

/** A price that was out of date when somebody wanted to pay. */
export type PriceChange = { id: string; fromCents: number; toCents: number };

/** What the shell tells the cart at the start. */
export type CartSettings = {
  /** Origins to which the browser may follow a checkout address (SiteConfig.paymentOrigins). */
  paymentOrigins: string[];
};

/** The part of the shop's store that the cart team owns; absent until mf-cart has arrived. */
export type StateWithCart = { cart?: CartState };

/** Something that the cart's store accepts: a plain action or a thunk. */
export type CartThunk = ThunkAction<Promise<void>, StateWithCart, unknown, UnknownAction>;

/** Names one line: without a variantId, the line that has none. */
export type LineRef = { id: string; variantId?: string | null | undefined };

/** What mf-cart exposes as ./cartSlice: the only way in which others touch the cart. */
export type CartModule = {
  contractVersion: typeof CART_CONTRACT_VERSION;
  cartSlice: { name: 'cart'; reducer: Reducer<CartState>; reducerPath: 'cart' };
  /** Restores the stored cart, then saves every change and follows other tabs. Returns the way to stop. */
  startCart: (store: CartStore, settings: CartSettings) => () => void;

  /** Adds one of a product and opens the panel. */
  itemAdded: (item: CartItem) => PayloadAction<CartItem>;
  /** Adds several products at once ('Add what I need') and opens the panel. */
  itemsAdded: (items: CartLine[]) => PayloadAction<CartLine[]>;
  panelOpened: () => Action;
  panelClosed: () => Action;
  /** Pays for one product at once; the cart stays as it is. */
  buyNow: (item: CartItem) => CartThunk;

  selectLines: (state: StateWithCart) => CartLine[];
  /** Number of lines: what the badge shows. */
  selectLineCount: (state: StateWithCart) => number;
  /** Sum of quantities: what the panel's title shows. */
  selectItemCount: (state: StateWithCart) => number;
  selectSubtotalCents: (state: StateWithCart) => number;
  selectIsOpen: (state: StateWithCart) => boolean;
  selectIsCheckingOut: (state: StateWithCart) => boolean;
};

/** As much of the shop's store as the cart needs. */
export type CartStore = {
  getState: () => StateWithCart;
  dispatch: <T>(action: T) => T extends CartThunk ? Promise<void> : T;
  subscribe: (listener: () => void) => () => void;
};
