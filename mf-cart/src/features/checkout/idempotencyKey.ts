const STORAGE_KEY = 'cart-checkout-key';
type Kept = { request: string; key: string };

/** Buy Now's, and the cart's where storage is forbidden. */
let kept: Kept | null = null;

/**
 * The key of a request for the cart: the same until the request changes or is paid for, in every tab. A second try after
 * a lost answer, a second tab and a shopper who comes back from the payment page all find the session of the first press.
 */
export function cartKeyFor(request: string): string {
  const stored = readStored();
  if (stored?.request === request) return stored.key;
  const key = keyFor(request);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ request, key }));
  } catch {
    // Then the key lives as long as the document.
  }
  return key;
}

/** The key of a request that ends with its answer: the same until that has come. */
export function keyFor(request: string): string {
  if (kept?.request !== request) kept = { request, key: randomKey() };
  return kept.key;
}

/** After Buy Now has its payment page, the next press is a new purchase. */
export function forgetKey(): void {
  kept = null;
}

/** After the cart has been paid for, the same products are a new purchase. */
export function forgetCartKey(): void {
  kept = null;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept there.
  }
}

function readStored(): Kept | null {
  try {
    const { request, key } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof request === 'string' && typeof key === 'string' ? { request, key } : null;
  } catch {
    // Storage is forbidden, or something else has written there: a new key is as good.
    return null;
  }
}

/** 128 random bits. Not crypto.randomUUID: that exists on secure origins only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
