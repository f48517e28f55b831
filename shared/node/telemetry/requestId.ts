import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID = 'x-request-id';

export function getRequestId({ headers }: IncomingMessage, isBehindProxy: boolean): string {
  const told = headers[REQUEST_ID];
  const isTold = isBehindProxy && typeof told === 'string' && /^[\w-]{16,64}$/.test(told);
  return isTold ? told : randomUUID().replaceAll('-', '');
}
