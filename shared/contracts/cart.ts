import type { Action, PayloadAction, ThunkAction, UnknownAction } from '@reduxjs/toolkit';

/** Major version of this file: raised by a change that breaks a reader. */
export const CART_CONTRACT_VERSION = 1;

export const CART_STORAGE_KEY = 'cart';

/** Display fields only: the service decides prices. */
export type CartItem = {
  id: string;
  name: string;
  /** Dollars (rule catalogue.cents). */
  price: number;
  slug: string;
  /** A square picture, 320 px or wider. */
  image: string;
  variantId?: string | null | undefined;
  variantName?: string | null;
};

/** Rules cart.line, cart.identity: its identity is id plus variantId. */
export type CartLine = CartItem & { quantity: number };

/** Opaque: use the selectors of CartModule. */
export type CartState = object;

export type CartSettings = {
  /** Origins to which the browser may follow a checkout address. */
  paymentOrigins: string[];
};

/** Undefined until mf-cart has loaded. */
export type StateWithCart = { cart?: CartState };

export type CartThunk = ThunkAction<Promise<void>, StateWithCart, unknown, UnknownAction>;

export type CartModule = {
  contractVersion: typeof CART_CONTRACT_VERSION;
  cartSlice: {
    name: 'cart';
    reducerPath: 'cart';
    /** A method, so that a reducer of the cart's own state fits. */
    reducer(state: CartState | undefined, action: UnknownAction): CartState;
  };
  /** Restores the stored cart, saves changes and follows other tabs. Returns how to stop. */
  startCart: (store: CartStore, settings: CartSettings) => () => void;

  /** Opens the panel, too; so does itemsAdded. */
  itemAdded: (item: CartItem) => PayloadAction<CartItem>;
  itemsAdded: (items: CartLine[]) => PayloadAction<CartLine[]>;
  panelOpened: () => Action;
  panelClosed: () => Action;
  buyNow: (item: CartItem) => CartThunk;

  selectLines: (state: StateWithCart) => CartLine[];
  selectLineCount: (state: StateWithCart) => number;
  selectItemCount: (state: StateWithCart) => number;
  selectSubtotalCents: (state: StateWithCart) => number;
  selectIsOpen: (state: StateWithCart) => boolean;
  selectIsCheckingOut: (state: StateWithCart) => boolean;
  selectCheckoutError?: (state: StateWithCart, productId: string) => string;
};

export type CartStore = {
  getState: () => StateWithCart;
  dispatch: <T>(action: T) => T extends CartThunk ? Promise<void> : T;
  subscribe: (listener: () => void) => () => void;
};
