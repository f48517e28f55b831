import type { CartLine } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import { FORM_CART_MARK } from '@shop/contracts/formCartMark';
import { readLine } from '../cart/cartLine';

/** The cart waits for the answer, milliseconds. */
const LIMIT_MS = 4000;

/** True where this browser has a cart that only the server can read: somebody added something before script ran. */
export function hasFormCart(): boolean {
  return document.cookie.split('; ').includes(`${FORM_CART_MARK}=1`);
}

/** Takes its lines, once: with the answer the server's cart ends. None where it cannot be had now; then the next page tries again. */
export async function takeFormCart(): Promise<CartLine[]> {
  try {
    const response = await fetch(cartForms.take, { method: 'POST', signal: AbortSignal.timeout(LIMIT_MS) });
    if (!response.ok) throw new Error(`${cartForms.take} answered ${response.status}`);
    const answer: { lines?: unknown } = await response.json();
    const lines = Array.isArray(answer.lines) ? answer.lines : [];
    return lines.map(readLine).filter((line) => line !== null);
  } catch (error) {
    console.warn('What was added without script could not be read.', error);
    return [];
  }
}
