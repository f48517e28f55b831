import { CART_STORAGE_KEY } from '@shop/contracts/cart';
import { hasStoredCart } from './storedCart';

const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/** A press without a connection wakes nothing: the next one tries again. */
export function onFirstInteraction(wake: () => void) {
  const waiting = new AbortController();
  const { signal } = waiting;
  const once = () => {
    waiting.abort();
    wake();
  };
  const onSign = () => navigator.onLine && once();
  const onStorage = ({ key }: StorageEvent) => key === CART_STORAGE_KEY && once();
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true, signal });
  window.addEventListener('storage', onStorage, { signal });
  // Another tab's cart is not told to a page that Back brings as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && hasStoredCart() && once(), { signal });
}
