import type { Order } from '@shop/contracts/checkout';

const paidStatuses: Order['status'][] = ['paid', 'review', 'refunded', 'disputed'];

/** The money came, whatever came after. */
export function wasPaid({ status }: Order): boolean {
  return paidStatuses.includes(status);
}
