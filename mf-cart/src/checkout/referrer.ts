import { referrerPattern } from '@shop/contracts/checkoutLimits';

const KEY = 'cart-ref';
/** Used where storage is forbidden or full. */
let kept: string | null = null;

/** Stores the referring site for this visit; a later one replaces it. */
export function storeReferrer(name: string | null): void {
  if (name === null || !referrerPattern.test(name)) return;
  try {
    sessionStorage.setItem(KEY, name);
    kept = null;
  } catch {
    kept = name;
  }
}

export function getReferrer(): string | null {
  const name = kept ?? readStored();
  return name !== null && referrerPattern.test(name) ? name : null;
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
