/* Apart from the schemas: the browser checks by hand (rule checkout.bounds). */

export const MAX_LINE_QUANTITY = 999;
export const MAX_LINES = 100;

export const referrerPattern = /^[a-z0-9-]{1,40}$/;

export const sessionIdPattern = /^[A-Za-z0-9_]{1,255}$/;

export const sessionInAddress = /\bcs_(?:test|live)_\w+/;

export const orderStatuses = [
  'creating',
  'open',
  'pending',
  'paid',
  'refunded',
  'disputed',
  'expired',
  'failed',
  'review',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paidStatuses: readonly OrderStatus[] = ['paid', 'review', 'refunded', 'disputed'];

export const boughtStatuses: readonly OrderStatus[] = ['paid', 'review'];

export const fulfillmentStates = [
  'placed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'returned',
  'refunded',
] as const;
export type FulfillmentState = (typeof fulfillmentStates)[number];
