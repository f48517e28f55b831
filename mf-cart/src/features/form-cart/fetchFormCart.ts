import type { CartLine } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import { FORM_CART_COOKIE } from '@shop/contracts/formCartCookie';
import { readLine } from '../../cart/cartLine';
import { keepEarlierSession } from '../../checkout/idempotencyKey';
import { storeReferrer } from '../../checkout/referrer';

const LIMIT_MS = 4000;
/** At least as long as the cart's own cookie lives. */
const MARK_SECONDS = 30 * 24 * 3600;

function mark(seconds: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${FORM_CART_COOKIE}=1; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}

/** Fetches the server's cart once, which ends it. Null after a failure; the next page tries again. */
export async function fetchFormCart(): Promise<CartLine[] | null> {
  // Before the request: another tab must not fetch it, too.
  mark(0);
  try {
    const response = await fetch(cartForms.take, { method: 'POST', signal: AbortSignal.timeout(LIMIT_MS) });
    if (!response.ok) throw new Error(`${cartForms.take} answered ${response.status}`);
    const answer: { lines?: unknown; ref?: unknown; session?: unknown } = await response.json();
    storeReferrer(typeof answer.ref === 'string' ? answer.ref : null);
    if (typeof answer.session === 'string') keepEarlierSession(answer.session);
    const lines = Array.isArray(answer.lines) ? answer.lines : [];
    return lines.map(readLine).filter((line) => line !== null);
  } catch (error) {
    console.warn('The cart of the forms could not be read.', error);
    mark(MARK_SECONDS);
    return null;
  }
}
