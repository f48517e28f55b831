import type { Order } from '@shop/contracts/checkout';
import { paidStatuses } from '@shop/contracts/checkoutLimits';

/** The money came, whatever came after. */
export const wasPaid = ({ status }: Order): boolean => paidStatuses.includes(status);
