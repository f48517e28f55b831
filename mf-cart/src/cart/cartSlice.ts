import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem, CartLine, CartSettings } from '@shop/contracts/cart';
import type { CartContents, CheckoutError } from './cartContents';
import { addLine, isQuantity, type LineRef, lineKey, matchesRef, readLine } from './cartLine';
import { correctPrices, type ProductFacts, refreshFacts } from './productFacts';

const initialState: CartContents = {
  lines: [],
  isRestored: false,
  isOpen: false,
  justAdded: [],
  isCheckingOut: false,
  clearedLines: [],
  promoCode: '',
  isOfferDeclined: false,
  priceChanges: [],
  unavailable: [],
  checkoutError: null,
  paymentOrigins: [],
  buyNowPricesCents: {},
};

function clearUndo(state: CartContents) {
  state.clearedLines = [];
  state.priceChanges = [];
  state.checkoutError = null;
}

function findLine(state: CartContents, ref: LineRef) {
  return state.lines.find((line) => lineKey(line) === lineKey(ref));
}

/** Rule cart.no-id. */
function logUnsellable(lines: CartLine[]) {
  for (const line of lines) {
    if (!readLine(line)) console.error('This item cannot be added to the cart.', line);
  }
}

/** Rules cart.line, cart.add, cart.quantity. Quantities are checked here only. */
export const cartSlice = createSlice({
  name: 'cart',
  reducerPath: 'cart',
  initialState,
  reducers: {
    itemAdded: {
      prepare(payload: CartItem) {
        logUnsellable([{ ...payload, quantity: 1 }]);
        return { payload };
      },
      reducer: (state, { payload }: PayloadAction<CartItem>) => add(state, [{ ...payload, quantity: 1 }]),
    },
    itemsAdded: {
      prepare(payload: CartLine[]) {
        logUnsellable(payload);
        return { payload };
      },
      reducer: (state, { payload }: PayloadAction<CartLine[]>) => add(state, payload),
    },
    lineRemoved(state, { payload }: PayloadAction<LineRef>) {
      const isOther = (line: CartLine) => !matchesRef(line, payload);
      setLines(state, state.lines.filter(isOther));
    },
    /** Below 1 is ignored (rule cart.quantity). */
    quantityChanged(state, { payload }: PayloadAction<LineRef & { delta: number }>) {
      const line = findLine(state, payload);
      if (line) setQuantity(state, line, line.quantity + payload.delta);
    },
    /** Without a variantId, the first line with that id (rule cart.quantity-target). */
    quantitySet(state, { payload }: PayloadAction<LineRef & { quantity: number }>) {
      const line =
        payload.variantId === undefined
          ? state.lines.find((one) => one.id === payload.id)
          : findLine(state, payload);
      if (line) setQuantity(state, line, payload.quantity);
    },
    cartCleared(state) {
      const { lines } = state;
      if (lines.length === 0) return;
      setLines(state, []);
      state.clearedLines = lines;
    },
    clearUndone(state) {
      if (state.clearedLines.length > 0) setLines(state, state.clearedLines);
    },

    /** From storage, at the start or from another tab. */
    linesRestored(state, { payload }: PayloadAction<CartLine[]>) {
      if (state.isRestored) clearUndo(state);
      state.lines = payload;
      state.isRestored = true;
    },
    /** Lines added without script; the panel stays closed. */
    linesMerged(state, { payload }: PayloadAction<CartLine[]>) {
      for (const line of payload) addLine(state.lines, line);
      clearUndo(state);
    },
    /** Rule cart.fresh-facts. */
    productsRefreshed: refreshFacts,
    /** Marks what the table does not sell any more, and no other lines. */
    availabilityRefreshed(state, { payload }: PayloadAction<ProductFacts[]>) {
      const sold = new Set(payload.map(({ id }) => id));
      state.unavailable = state.lines.map(({ id }) => id).filter((id) => !sold.has(id));
    },
    pricesCorrected: correctPrices,
    /** Later additions stay. */
    linesBought(state, { payload }: PayloadAction<(LineRef & { quantity: number })[]>) {
      for (const bought of payload) {
        const line = findLine(state, bought);
        if (line) line.quantity -= bought.quantity;
      }
      setLines(
        state,
        state.lines.filter((line) => line.quantity >= 1),
      );
    },

    panelOpened(state) {
      state.isOpen = true;
    },
    panelClosed(state) {
      state.isOpen = false;
      state.justAdded = [];
    },
    promoCodeEntered(state, { payload }: PayloadAction<string>) {
      state.promoCode = payload.slice(0, 40);
      state.isOfferDeclined = false;
      state.checkoutError = null;
    },
    offerDeclined(state) {
      state.promoCode = '';
      state.isOfferDeclined = true;
    },
    checkoutStarted(state) {
      state.isCheckingOut = true;
      state.priceChanges = [];
      state.checkoutError = null;
    },
    checkoutFailed(state, { payload }: PayloadAction<CheckoutError>) {
      state.isCheckingOut = false;
      state.checkoutError = payload;
    },
    checkoutEnded(state) {
      state.isCheckingOut = false;
    },
    checkoutConfigured(state, { payload }: PayloadAction<CartSettings>) {
      state.paymentOrigins = payload.paymentOrigins;
    },
    buyNowPriceCorrected(state, { payload }: PayloadAction<LineRef & { priceCents: number }>) {
      state.buyNowPricesCents[lineKey(payload)] = payload.priceCents;
    },
  },
});

function add(state: CartContents, items: CartLine[]) {
  const lines = items.map(readLine).filter((line) => line !== null);
  if (lines.length === 0) return;
  for (const line of lines) addLine(state.lines, line);
  clearUndo(state);
  state.justAdded = lines.map(lineKey);
  state.isOpen = true;
}

function setLines(state: CartContents, lines: CartLine[]) {
  state.lines = lines;
  clearUndo(state);
}

function setQuantity(state: CartContents, line: CartLine, quantity: number) {
  if (!isQuantity(quantity)) return;
  line.quantity = quantity;
  clearUndo(state);
}

export const {
  itemAdded,
  itemsAdded,
  lineRemoved,
  quantityChanged,
  quantitySet,
  cartCleared,
  clearUndone,
  linesRestored,
  linesMerged,
  productsRefreshed,
  availabilityRefreshed,
  pricesCorrected,
  linesBought,
  panelOpened,
  panelClosed,
  promoCodeEntered,
  offerDeclined,
  checkoutStarted,
  checkoutFailed,
  checkoutEnded,
  checkoutConfigured,
  buyNowPriceCorrected,
} = cartSlice.actions;
