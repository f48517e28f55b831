/** Cents (rules checkout.shipping, checkout.freeship). `fromCents` is included, `belowCents` is not; null: no end. */
export const shippingBands = [
  { fromCents: 0, belowCents: 5000, standardCents: 595 },
  { fromCents: 5000, belowCents: 10_000, standardCents: 895 },
  { fromCents: 10_000, belowCents: null, standardCents: 0 },
];
export type ShippingBand = (typeof shippingBands)[number];

/** `days`: business days from dispatch. */
export const deliverySpeeds = [
  { id: 'standard', name: 'Standard', surchargeCents: 0, days: { min: 3, max: 5 } },
  { id: 'expedited', name: 'Expedited', surchargeCents: 995, days: { min: 2, max: 3 } },
  { id: 'express', name: 'Express', surchargeCents: 1995, days: { min: 1, max: 2 } },
] as const;

/** The subtotal must be over, not at, this amount. */
export const freeShipping = { code: 'FREESHIP', overCents: 5000 };

/** Business days. */
export const processingDays = { min: 1, max: 2 };
