import { CART_STORAGE_KEY, type CartLine, type CartSettings, type CartStore } from '@shop/contracts/cart';
import { selectLines } from './cart/cartSelectors';
import { checkoutConfigured, checkoutEnded, linesMerged, linesRestored } from './cart/cartSlice';
import { openCartStorage, parseCart } from './cart/cartStorage';
import { hasFormCart } from './cart/hasFormCart';
import { mergeLines } from './cart/mergeLines';
import { persistPromoCode } from './cart/persistPromoCode';
import { refreshProducts } from './checkout/refreshProducts';

/** ms: an add of the page that was left may still be on its way. */
const LOOK_AGAIN_MS = 2000;

type OnTaken = (lines: CartLine[] | null) => void;

async function adoptServerCart(store: CartStore, isStopped: () => boolean, onTaken: OnTaken) {
  const adopting = import(/* webpackChunkName: "adopt-form-cart" */ './features/form-cart/adoptFormCart');
  await adopting.then(
    ({ adoptFormCart }) => adoptFormCart({ store, isStopped, onTaken }),
    // It stays with the server; the next page tries again.
    () => onTaken(null),
  );
}

/**
 * Restores the stored cart, adds what was added without script, then saves every change and follows other tabs.
 * Returns how to stop.
 */
export function startCart(store: CartStore, settings: CartSettings): () => void {
  store.dispatch(checkoutConfigured(settings));
  if (!hasFormCart()) return syncWithStorage(store);
  let isStopped = false;
  let stop = () => {};
  const begin = (lines: CartLine[] | null) => {
    if (isStopped) return;
    stop = syncWithStorage(store);
    if (lines) store.dispatch(linesMerged(lines));
  };
  void adoptServerCart(store, () => isStopped, begin);
  return () => {
    isStopped = true;
    stop();
  };
}

function syncWithStorage(store: CartStore): () => void {
  const storage = openCartStorage();
  const lines = () => selectLines(store.getState());

  // Storage as this tab last read or wrote it.
  let text = storage.read();
  let synced: CartLine[] = [];
  let attempted: CartLine[] = [];
  let isStopped = false;

  /** Applies this tab's changes to what storage holds now. */
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
    // Another tab was faster; its event is still on the way.
    if (stored !== text) mergeStored(stored);
    attempted = lines();
    const written = storage.write(attempted);
    if (written === null) return;
    text = written;
    synced = attempted;
  };

  const onStorage = (event: StorageEvent) => {
    // A null key: all storage was cleared. Not event.newValue: events come late, storage is up to date.
    const stored = storage.read();
    if ((event.key === CART_STORAGE_KEY || event.key === null) && stored !== text) mergeStored(stored);
  };

  const lookAgain = () =>
    setTimeout(() => {
      const add: OnTaken = (taken) => taken && store.dispatch(linesMerged(taken));
      if (!isStopped && hasFormCart()) void adoptServerCart(store, () => isStopped, add);
    }, LOOK_AGAIN_MS);

  // The browser may restore this page as it was left for the payment page, and it has missed other tabs' events.
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return;
    store.dispatch(checkoutEnded());
    const stored = storage.read();
    if (stored !== text) mergeStored(stored);
    lookAgain();
  };

  // Lines may have been added before the stored cart was read.
  const hasEarlyLines = lines().length > 0;
  mergeStored(text);
  attempted = hasEarlyLines ? synced : attempted;
  save();
  const unsubscribe = store.subscribe(save);
  const stopPersistingCode = persistPromoCode(store);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  void store.dispatch(refreshProducts());
  lookAgain();
  return () => {
    isStopped = true;
    unsubscribe();
    stopPersistingCode();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
