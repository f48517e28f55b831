import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type Door = {
  /** null: nobody but this machine. */
  token: string | null;
  /** Behind a proxy the other end of the connection says nothing about who asks. */
  isBehindProxy: boolean;
};

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Who may read /metrics: the bearer of the token; where none is set, who asks from this machine and for nobody else. */
export function mayReadMetrics(
  { headers, socket }: IncomingMessage,
  { token, isBehindProxy }: Door,
): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  if (isBehindProxy || FORWARDED.some((name) => name in headers)) return false;
  return LOOPBACK.test(socket.remoteAddress ?? '');
}

/** Compares in a time that tells nothing of where two texts differ. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
  return timingSafeEqual(digest(given), digest(expected));
}
