import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '@shop/node/settings/isSameSecret';

type MetricsAccess = {
  /** null: nobody but this machine. */
  token: string | null;
  /** Behind a proxy the other end of the connection says nothing about who asks. */
  isBehindProxy: boolean;
};

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** True for who asks from this machine and for nobody else. */
export function isFromHere({ headers, socket }: IncomingMessage): boolean {
  return !FORWARDED.some((name) => name in headers) && LOOPBACK.test(socket.remoteAddress ?? '');
}

/** True for who shows the token. */
export function showsToken({ headers }: IncomingMessage, token: string): boolean {
  return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}

/** Who may read /metrics: the bearer of the token; where none is set, who asks from this machine and for nobody else. */
export function mayReadMetrics(request: IncomingMessage, { token, isBehindProxy }: MetricsAccess): boolean {
  return token === null ? !isBehindProxy && isFromHere(request) : showsToken(request, token);
}
