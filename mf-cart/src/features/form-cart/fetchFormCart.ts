import type { CartLine, CartStore } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import { readLine } from '../../cart/cartLine';
import { hasFormCart } from '../../cart/hasFormCart';
import { keepEarlierSession } from '../../checkout/idempotencyKey';
import { storeReferrer } from '../../checkout/referrer';
import { notSold } from './formCartNotices';

const LIMIT_MS = 4000;

type Dispatch = CartStore['dispatch'];

async function take(dispatch: Dispatch, signal: AbortSignal): Promise<CartLine[]> {
  if (!hasFormCart()) return [];
  const response = await fetch(cartForms.take, { method: 'POST', signal });
  if (!response.ok) throw new Error(`${cartForms.take} answered ${response.status}`);
  const answer: Record<string, unknown> = await response.json();
  storeReferrer(typeof answer.ref === 'string' ? answer.ref : null);
  if (typeof answer.session === 'string') keepEarlierSession(answer.session);
  if (answer.said === 'not-sold') dispatch(notSold());
  const lines = Array.isArray(answer.lines) ? answer.lines : [];
  return lines.map(readLine).filter((line) => line !== null);
}

/** Fetches the server's cart; the answer ends it. None while another tab takes it; null after a failure: the next page tries again. */
export async function fetchFormCart(dispatch: Dispatch): Promise<CartLine[] | null> {
  try {
    const fetching = (lock?: Lock | null) =>
      lock === null ? [] : take(dispatch, AbortSignal.timeout(LIMIT_MS));
    // Insecure origins have no locks.
    return await (navigator.locks?.request('form-cart', { ifAvailable: true }, fetching) ?? fetching());
  } catch (error) {
    console.warn('The cart of the forms could not be read.', error);
    return null;
  }
}
