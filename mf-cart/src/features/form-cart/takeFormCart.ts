import type { CartLine } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import { FORM_CART_MARK } from '@shop/contracts/formCartMark';
import { readLine } from '../cart/cartLine';

/** The cart waits for the answer, milliseconds. */
const LIMIT_MS = 4000;
/** Longer than the cart's own cookie lives. */
const YEAR_SECONDS = 365 * 24 * 3600;

/** True where this browser has a cart that only the server can read: somebody added something before script ran. */
export function hasFormCart(): boolean {
  return document.cookie.split('; ').includes(`${FORM_CART_MARK}=1`);
}

/** Sets the mark as the server does, or takes it away with an age of 0 seconds. */
function mark(seconds: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${FORM_CART_MARK}=1; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

/** Takes its lines, once: with the answer the server's cart ends. None where it cannot be had now; then the next page tries again. */
export async function takeFormCart(): Promise<CartLine[]> {
  // Before the answer: another tab that starts now must not take them, too.
  mark(0);
  try {
    const response = await fetch(cartForms.take, { method: 'POST', signal: AbortSignal.timeout(LIMIT_MS) });
    if (!response.ok) throw new Error(`${cartForms.take} answered ${response.status}`);
    const answer: { lines?: unknown } = await response.json();
    const lines = Array.isArray(answer.lines) ? answer.lines : [];
    return lines.map(readLine).filter((line) => line !== null);
  } catch (error) {
    console.warn('What was added without script could not be read.', error);
    mark(YEAR_SECONDS);
    return [];
  }
}
