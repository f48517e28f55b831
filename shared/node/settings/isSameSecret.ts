import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in a time that tells nothing of where two texts differ. */
export function isSameSecret(actual: string, expected: string): boolean {
  const digest = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
  return timingSafeEqual(digest(actual), digest(expected));
}
