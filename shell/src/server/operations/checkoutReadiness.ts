/** Milliseconds that the checkout service has to say that it is ready. */
const READY_LIMIT_MS = 2000;
/** Milliseconds for which its word is taken: anybody may ask for /readyz, as often as they like. */
const CACHE_MS = 1000;

/** Asks the checkout service whether it is ready: once at a time, and once a second. */
export function createReadiness(checkoutUrl: string) {
  let answer: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    try {
      const response = await fetch(`${checkoutUrl}/readyz`, { signal: AbortSignal.timeout(READY_LIMIT_MS) });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  return function isCheckoutReady(): Promise<boolean> {
    answer ??= ask().finally(() => {
      setTimeout(() => {
        answer = null;
      }, CACHE_MS).unref();
    });
    return answer;
  };
}
