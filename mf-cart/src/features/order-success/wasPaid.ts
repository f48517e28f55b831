import type { Order } from '@shop/contracts/checkout';

/** Paid, whatever came after. */
export function wasPaid({ status }: Order): boolean {
  return status === 'paid' || status === 'refunded' || status === 'disputed';
}
