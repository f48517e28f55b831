export type StandInSession = {
  id: string;
  object: 'checkout.session';
  mode: string;
  livemode: boolean;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  currency: string;
  amount_subtotal: number;
  amount_total: number;
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
  shipping_cost: { amount_subtotal: number; amount_tax: number; amount_total: number };
  client_reference_id: string | null;
  metadata: Record<string, string>;
  payment_intent: string | { id: string } | null;
  automatic_tax: { enabled: boolean };
  created: number;
  url: string | null;
};

export type StandInEvent = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  livemode: boolean;
  data: { object: Record<string, unknown> };
};

/** Amounts in cents, times in seconds since 1970. */
export type StandInRefund = {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
};

export type StandInDispute = {
  id: string;
  object: 'dispute';
  charge: string;
  payment_intent: string;
  status: string;
};

export type StandInCharge = {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
  payment_intent: string;
  metadata: Record<string, string>;
  created: number;
};
