import { referrerPattern } from '@shop/contracts/checkoutLimits';

const KEY = 'cart-ref';
/** Where storage is forbidden it lives as long as the document. */
let kept: string | null = null;

/** Notes the site that has sent this shopper, for this visit: a later one takes its place. Anything else is ignored. */
export function keepReferrer(name: string | null): void {
  if (name === null || !referrerPattern.test(name)) return;
  kept = name;
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // As above.
  }
}

/** The site that has sent this shopper, or null. */
export function referrer(): string | null {
  const name = readKept();
  return name !== null && referrerPattern.test(name) ? name : null;
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return kept;
  }
}
