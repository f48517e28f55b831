export type UpdateResult =
  | { outcome: 'applied'; orderId: string; status: string }
  | { outcome: 'duplicate'; orderId: string }
  | { outcome: 'unknown' };

export type EventReference = { id: string; type: string };
