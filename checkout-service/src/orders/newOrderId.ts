import { randomUUID } from 'node:crypto';

/**
 * 74 random bits: an order id is not guessed either. The milliseconds before them keep new orders together at the end of
 * an index, as in UUIDv7.
 */
export function newOrderId(): string {
  const milliseconds = Date.now().toString(16).padStart(12, '0');
  return `ord_${milliseconds}${randomUUID().replaceAll('-', '').slice(12)}`;
}
