import { sessionInAddress } from '@shop/contracts/checkoutLimits';

const STORAGE_KEY = 'cart-checkout-key';
/** `earlier`: of a cart before this one, whose session nobody knows here to be paid or not. */
type StoredKey = { request: string; key: string; session?: string | undefined; earlier?: string | undefined };

/** Buy Now's key, and the cart's where storage is forbidden. */
let kept: StoredKey | null = null;

/** The cart's key: the same in every tab until the request changes or is paid, so that a repeated press finds its session. */
export function getCartKey(request: string): string {
  const stored = readStored();
  if (stored?.request === request) return stored.key;
  // Not the kept one: another tab may have paid under it.
  const key = randomKey();
  const isStored = store({ request, key, earlier: stored?.session ?? stored?.earlier });
  return isStored ? key : getBuyNowKey(request);
}

/** The session of the cart as it was before it changed, where nobody knows here what became of it. */
export function getEarlierSession(request: string): string | null {
  const stored = readStored();
  const session = stored?.request === request ? undefined : stored?.session;
  return session ?? stored?.earlier ?? null;
}

/** Notes the session that the cart's key has opened, unless another tab has begun another checkout. */
export function keepSession(request: string, paymentPage: string): void {
  const stored = readStored();
  const session = sessionInAddress.exec(paymentPage)?.[0];
  if (stored?.request === request && session) store({ request, key: stored.key, session });
}

/** A session that was opened without script. */
export function keepEarlierSession(session: string): void {
  store({ request: '', key: '', ...readStored(), earlier: session });
}

/** False where storage is forbidden. */
function store(stored: StoredKey): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

/** A session whose order is known here leads no later checkout to it. */
export function forgetSession(id: string): void {
  const stored = readStored();
  if (stored?.session === id) resetCartKey();
  else if (stored?.earlier === id) store({ ...stored, earlier: undefined });
}

/** Buy Now's key: the same until the answer has come. */
export function getBuyNowKey(request: string): string {
  if (kept?.request !== request) kept = { request, key: randomKey() };
  return kept.key;
}

export function resetBuyNowKey(): void {
  kept = null;
}

export function resetCartKey(): void {
  kept = null;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is forbidden.
  }
}

function readStored(): StoredKey | null {
  try {
    const { request, key, ...sessions } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof request !== 'string' || typeof key !== 'string') return null;
    const [session, earlier] = [sessions.session, sessions.earlier].map((one) =>
      typeof one === 'string' ? one : undefined,
    );
    return { request, key, session, earlier };
  } catch {
    // Forbidden storage or foreign content: a new key will do.
    return null;
  }
}

/** 128 random bits; crypto.randomUUID exists on secure origins only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
