import { randomUUID } from 'node:crypto';

/** 74 random bits behind the milliseconds, as in UUIDv7: not guessable, and new orders stay together in an index. */
export function newOrderId(): string {
  const milliseconds = Date.now().toString(16).padStart(12, '0');
  return `ord_${milliseconds}${randomUUID().replaceAll('-', '').slice(12)}`;
}
