import type { CartLine } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import { readLine } from '../../cart/cartLine';
import { hasFormCart } from '../../cart/hasFormCart';
import { keepEarlierSession } from '../../checkout/idempotencyKey';
import { storeReferrer } from '../../checkout/referrer';

const LIMIT_MS = 4000;

async function take(signal: AbortSignal): Promise<CartLine[] | null> {
  if (!hasFormCart()) return null;
  const response = await fetch(cartForms.take, { method: 'POST', signal });
  if (!response.ok) throw new Error(`${cartForms.take} answered ${response.status}`);
  const answer: { lines?: unknown; ref?: unknown; session?: unknown } = await response.json();
  storeReferrer(typeof answer.ref === 'string' ? answer.ref : null);
  if (typeof answer.session === 'string') keepEarlierSession(answer.session);
  const lines = Array.isArray(answer.lines) ? answer.lines : [];
  return lines.map(readLine).filter((line) => line !== null);
}

/**
 * Fetches the server's cart, whose answer ends it. Null after another tab has, or after a failure: the cookie stays, and the next
 * page tries again.
 */
export async function fetchFormCart(): Promise<CartLine[] | null> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    // Insecure origins have no locks.
    return await (navigator.locks?.request('form-cart', { signal }, () => take(signal)) ?? take(signal));
  } catch (error) {
    console.warn('The cart of the forms could not be read.', error);
    return null;
  }
}
