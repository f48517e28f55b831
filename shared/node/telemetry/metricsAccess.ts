import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '@shop/node/settings/isSameSecret';

type MetricsAccess = {
  /** null: this machine only. */
  token: string | null;
  isBehindProxy: boolean;
};

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

export function isLocalRequest({ headers, socket }: IncomingMessage): boolean {
  return !FORWARDED.some((name) => name in headers) && LOOPBACK.test(socket.remoteAddress ?? '');
}

export function hasToken({ headers }: IncomingMessage, token: string): boolean {
  return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}

export function mayReadMetrics(request: IncomingMessage, { token, isBehindProxy }: MetricsAccess): boolean {
  return token === null ? !isBehindProxy && isLocalRequest(request) : hasToken(request, token);
}
