/** An answer that takes longer counts as none, in milliseconds. */
const TIME_LIMIT_MS = 10_000;

/**
 * GET /api/products, the one way to ask for it: what the table says now, not yet checked; each reader parses the columns
 * that it shows (`./products`). @throws when there is no answer in time, or another one than success
 */
export async function fetchProducts(query: Record<string, string> = {}): Promise<unknown> {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`/api/products${search && `?${search}`}`, {
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`GET /api/products answered ${response.status}`);
  return response.json();
}
