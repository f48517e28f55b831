/** Safari before 16 and Chrome before 103 start the shop, and cannot time a request. */
export function tolerateOldBrowsers() {
  AbortSignal.timeout ??= (ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  };
}
