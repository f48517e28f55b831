import { LRUCache } from 'lru-cache';

const READY_LIMIT_MS = 2000;
/** Milliseconds for which its word is taken: anybody may ask for /readyz, as often as they like. */
const CACHE_MS = 1000;

export function createReadiness(checkoutUrl: string) {
  const answers = new LRUCache<string, boolean>({
    max: 1,
    ttl: CACHE_MS,
    async fetchMethod(url) {
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(READY_LIMIT_MS) });
        await response.body?.cancel();
        return response.ok;
      } catch {
        return false;
      }
    },
  });
  return () => answers.forceFetch(`${checkoutUrl}/readyz`);
}
