/** What became of something that Stripe said. */
export type Settled =
  | { outcome: 'applied'; orderId: string; status: string }
  | { outcome: 'duplicate'; orderId: string }
  | { outcome: 'unknown' };

export type EventName = { id: string; type: string };
