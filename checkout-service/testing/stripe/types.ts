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
