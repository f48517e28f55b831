import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem, CartLine, CartSettings, LineRef } from '@shop/contracts/cart';
import { toCents, toDollars } from '@shop/domain/money';
import { createSlice } from '@shop/platform';
import type { CartContents, PriceChange } from './cartContents';
import { addLine, isQuantity, lineKey, readLine } from './cartLine';

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
  checkoutError: '',
  paymentOrigins: [],
  buyNowPricesCents: {},
};

/** A row of the products table. */
export type ProductFacts = {
  id: string;
  priceCents: number;
  variants?: { id: string; priceCents: number }[];
  name?: string;
  slug?: string;
  image?: string;
  category?: string | undefined;
  waxType?: string | null | undefined;
  isFeatured?: boolean | undefined;
  reviewCount?: number | undefined;
};

/** Without a variantId: every line of the product. */
export type NewPrice = LineRef & { priceCents: number };

/** A variant that the table lacks keeps its price. */
function getPrice({ priceCents, variants = [] }: ProductFacts, { variantId }: LineRef): number | undefined {
  return variantId ? variants.find(({ id }) => id === variantId)?.priceCents : priceCents;
}

const matchesRef = (line: LineRef, ref: LineRef) =>
  ref.variantId === undefined ? line.id === ref.id : lineKey(line) === lineKey(ref);

function clearUndo(state: CartContents) {
  state.clearedLines = [];
  state.priceChanges = [];
  state.checkoutError = '';
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
      const isOther = (line: CartLine) => lineKey(line) !== lineKey(payload);
      setLines(state, state.lines.filter(isOther));
    },
    productRemoved(state, { payload }: PayloadAction<{ id: string }>) {
      setLines(
        state,
        state.lines.filter((line) => line.id !== payload.id),
      );
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
    productsRefreshed(state, { payload }: PayloadAction<ProductFacts[]>) {
      const facts = new Map(payload.map((product) => [product.id, product]));
      for (const line of state.lines) {
        const product = facts.get(line.id);
        if (!product) continue;
        const priceCents = getPrice(product, line);
        if (priceCents !== undefined) line.price = toDollars(priceCents);
        line.name = product.name ?? line.name;
        line.slug = product.slug ?? line.slug;
        line.image = product.image ?? line.image;
      }
    },
    /** Marks what the table does not sell any more, and no other lines. */
    availabilityRefreshed(state, { payload }: PayloadAction<ProductFacts[]>) {
      const sold = new Set(payload.map(({ id }) => id));
      state.unavailable = state.lines.map(({ id }) => id).filter((id) => !sold.has(id));
    },
    pricesCorrected(state, { payload }: PayloadAction<NewPrice[]>) {
      const changes = new Map<string, PriceChange>();
      for (const { priceCents, ...ref } of payload) {
        for (const line of state.lines.filter((one) => matchesRef(one, ref))) {
          const fromCents = toCents(line.price);
          const { id, variantId } = line;
          if (fromCents !== priceCents) {
            changes.set(lineKey(line), { id, variantId, fromCents, toCents: priceCents });
          }
          line.price = toDollars(priceCents);
        }
      }
      state.priceChanges = [...changes.values()];
    },
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
      state.checkoutError = '';
    },
    offerDeclined(state) {
      state.promoCode = '';
      state.isOfferDeclined = true;
    },
    checkoutStarted(state) {
      state.isCheckingOut = true;
      state.priceChanges = [];
      state.checkoutError = '';
    },
    checkoutFailed(state, { payload }: PayloadAction<string>) {
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
  productRemoved,
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
