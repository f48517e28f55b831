/*
 * The bounds of a checkout (rule checkout.bounds) and the states of an order, apart from the schemas: the browser needs
 * these, and checks by hand.
 */

export const MAX_LINE_QUANTITY = 999;
export const MAX_LINES = 100;

/** Name of a site that has sent a shopper: who it is stands with the order, and nowhere else. */
export const referrerPattern = /^[a-z0-9-]{1,40}$/;

/** A Stripe session id as it may stand in an address: nothing else is shown or asked for. */
export const sessionIdPattern = /^[A-Za-z0-9_]{1,255}$/;

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

/** Where an order is between the click and the doorstep. */
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
