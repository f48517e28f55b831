let kept: { request: string; key: string } | null = null;

/**
 * The key of a request: the same until the request changes, so that a second try after a lost answer
 * finds the session of the first.
 */
export function idempotencyKeyFor(request: string): string {
  if (kept?.request !== request) kept = { request, key: randomKey() };
  return kept.key;
}

/** After a success the next press is a new purchase. */
export function forgetIdempotencyKey(): void {
  kept = null;
}

/** 128 random bits. Not crypto.randomUUID: that exists on secure origins only. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
