import { deliverySpeeds, processingDays } from '@shop/facts/shipping';

/** When an order arrives, counted from the order: '4-7 business days' for Standard. Null for a speed nobody knows. */
export function deliveryWindow(label: string): string | null {
  const speed = deliverySpeeds.find(({ name }) => name === label);
  if (!speed) return null;
  return `${processingDays.min + speed.minDays}-${processingDays.max + speed.maxDays} business days`;
}
