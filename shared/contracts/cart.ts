import type { Action, PayloadAction, ThunkAction, UnknownAction } from '@reduxjs/toolkit';

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

/** What the cart keeps. It shows nothing of itself here: whoever wants to know something asks a selector of CartModule. */
export type CartState = object;

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
  cartSlice: {
    name: 'cart';
    reducerPath: 'cart';
    /** Written as a method, so that one for the cart's own state fits. */
    reducer(state: CartState | undefined, action: UnknownAction): CartState;
  };
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
