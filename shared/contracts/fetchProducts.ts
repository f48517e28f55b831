const TIME_LIMIT_MS = 10_000;

/** GET /api/products; callers parse the columns they need (`./products`). @throws after 10 s or without success */
export async function fetchProducts(query: Record<string, string> = {}): Promise<unknown> {
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`/api/products${search && `?${search}`}`, {
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`GET /api/products answered ${response.status}`);
  return response.json();
}
