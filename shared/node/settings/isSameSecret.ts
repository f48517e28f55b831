import { createHash, timingSafeEqual } from 'node:crypto';

export function isSameSecret(actual: string, expected: string): boolean {
  const digest = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
  return timingSafeEqual(digest(actual), digest(expected));
}
