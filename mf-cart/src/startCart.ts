import type { CartLine, CartSettings, CartStore } from '@shop/contracts/cart';
import { selectLines } from './features/cart/cartSelectors';
import { checkoutEnded, linesRestored, linesTaken } from './features/cart/cartSlice';
import { openCartStorage, parseCart, STORAGE_KEY } from './features/cart/cartStorage';
import { keepPromoCode } from './features/cart/keepPromoCode';
import { mergeLines } from './features/cart/mergeLines';
import { configureCheckout } from './features/checkout/checkoutSettings';
import { refreshProducts } from './features/checkout/refreshProducts';
import { hasFormCart, takeFormCart } from './features/form-cart/takeFormCart';

/**
 * Restores the stored cart, with what was added before script ran, then saves every change and follows other tabs. Returns the
 * way to stop.
 */
export function startCart(store: CartStore, settings: CartSettings): () => void {
  configureCheckout(settings);
  if (!hasFormCart()) return follow(store);
  let isStopped = false;
  let stop = () => {};
  void takeFormCart().then((lines) => {
    if (isStopped) return;
    stop = follow(store);
    store.dispatch(linesTaken(lines));
  });
  return () => {
    isStopped = true;
    stop();
  };
}

/** Keeps the store and local storage in step. */
function follow(store: CartStore): () => void {
  const storage = openCartStorage();
  const lines = () => selectLines(store.getState());

  // What storage held when this tab last read or wrote it, as text and as lines.
  let text = storage.read();
  let synced: CartLine[] = [];
  let attempted: CartLine[] = [];

  /** Shows what this tab has changed on top of what storage holds now. */
  const mergeStored = (stored: string | null) => {
    const theirs = parseCart(stored);
    const merged = mergeLines(synced, lines(), theirs);
    text = stored;
    synced = theirs;
    attempted = merged;
    store.dispatch(linesRestored(merged));
  };

  const save = () => {
    if (lines() === attempted) return;
    const stored = storage.read();
    // Differs where another tab was faster and its message is still on the way.
    if (stored !== text) mergeStored(stored);
    attempted = lines();
    const written = storage.write(attempted);
    if (written === null) return;
    text = written;
    synced = attempted;
  };

  const onStorage = (event: StorageEvent) => {
    // A null key: the whole storage was emptied. Not event.newValue: messages come late, storage is up to date.
    const stored = storage.read();
    if ((event.key === STORAGE_KEY || event.key === null) && stored !== text) mergeStored(stored);
  };

  // Back from the payment page: the browser may show this page as it was left, 'Processing...' and all. What other
  // tabs, or the order's own page, have done to the cart in the meantime has not been heard here.
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    store.dispatch(checkoutEnded());
    const stored = storage.read();
    if (stored !== text) mergeStored(stored);
  };

  // Something may have been added before the stored cart was read: both belong in.
  const hasEarlyLines = lines().length > 0;
  mergeStored(text);
  attempted = hasEarlyLines ? synced : attempted;
  save();
  const unsubscribe = store.subscribe(save);
  const forgetPromoCode = keepPromoCode(store);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  void store.dispatch(refreshProducts());
  return () => {
    unsubscribe();
    forgetPromoCode();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
