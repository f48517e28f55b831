import { deliverySpeeds, shippingBands } from '@shop/domain/facts/shipping';
import { formatBand, formatDays } from '@shop/domain/facts/shippingText';
import { formatCents } from '@shop/domain/money';
import type { Table } from './content';

function price(cents: number): string {
  return cents === 0 ? 'Free' : formatCents(cents);
}

/** What Standard costs by order value. */
export const standardRates: Table = {
  caption: 'Standard shipping by order value',
  columns: ['Order subtotal', 'Standard shipping'],
  rows: shippingBands.map((band) => [formatBand(band), price(band.standardCents)]),
};

/** How fast, and what it adds. */
export const deliveryOptions: Table = {
  caption: 'Delivery options',
  columns: ['Option', 'Delivery time', 'Price'],
  rows: deliverySpeeds.map((speed) => [
    speed.name,
    formatDays(speed.days),
    speed.surchargeCents === 0
      ? 'As in the table above'
      : `Standard plus ${formatCents(speed.surchargeCents)}`,
  ]),
};
