const TIME_LIMIT_MS = 10_000;

/** GET /api/products; callers parse the columns they need (`./products`). @throws without success in time */
export async function fetchProducts(
  query: Record<string, string> = {},
  { origin = '', limitMs = TIME_LIMIT_MS } = {},
): Promise<unknown> {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${origin}/api/products${search && `?${search}`}`, {
    signal: AbortSignal.timeout(limitMs),
  });
  if (!response.ok) throw new Error(`GET /api/products answered ${response.status}`);
  return response.json();
}
