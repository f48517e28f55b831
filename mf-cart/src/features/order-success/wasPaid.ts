import type { Order } from '@shop/contracts/checkout';

/** True for an order that was paid for, whatever came after. */
export function wasPaid({ status }: Order): boolean {
  return status === 'paid' || status === 'refunded' || status === 'disputed';
}
