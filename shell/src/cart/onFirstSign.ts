import { CART_STORAGE_KEY } from '@shop/contracts/cart';

/** What somebody does who may want the cart next. */
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls `wake` at the first press, key or focus, or when another tab has put something into the cart. A press without a
 * connection wakes nothing: what it would ask for cannot come, and the next press tries again.
 */
export function onFirstSign(wake: () => void) {
  const controller = new AbortController();
  const { signal } = controller;
  const once = () => {
    controller.abort();
    wake();
  };
  const onSign = () => navigator.onLine && once();
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { signal, passive: true });
  window.addEventListener('storage', ({ key }) => key === CART_STORAGE_KEY && once(), { signal });
}
