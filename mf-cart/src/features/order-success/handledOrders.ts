/** Sessions whose lines have left the cart. Not the cart's own key: other tabs read that as lines. */
const KEY = 'cart-handled-orders';
/** More paid orders than a shopper has in a browser; the oldest is forgotten first. */
const MAX_KEPT = 200;

/** Where storage is forbidden: once for each document. */
const handledHere = new Set<string>();

function read(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : [];
  } catch (error) {
    console.warn('The handled orders could not be read.', error);
    return [];
  }
}

/** True the first time a session is asked about, in this browser; false ever after. */
export function handleOnce(sessionId: string): boolean {
  const handled = read();
  if (handledHere.has(sessionId) || handled.includes(sessionId)) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify([...handled, sessionId].slice(-MAX_KEPT)));
  } catch (error) {
    console.warn('The handled order could not be noted.', error);
    handledHere.add(sessionId);
  }
  return true;
}
