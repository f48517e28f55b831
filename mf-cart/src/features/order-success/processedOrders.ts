/** Sessions whose lines were removed. Not the cart's own key: other tabs read that as lines. */
const KEY = 'cart-handled-orders';
const MAX_STORED = 200;

/** Used where storage is forbidden. */
const processedHere = new Set<string>();

function read(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : [];
  } catch (error) {
    console.warn('The processed orders could not be read.', error);
    return [];
  }
}

/** True once per session in this browser. */
export function markProcessed(sessionId: string): boolean {
  const processed = read();
  if (processedHere.has(sessionId) || processed.includes(sessionId)) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify([...processed, sessionId].slice(-MAX_STORED)));
  } catch (error) {
    console.warn('The processed order could not be noted.', error);
    processedHere.add(sessionId);
  }
  return true;
}
