import { returnsPolicy } from '@shop/domain/facts/returns';
import { processingDays } from '@shop/domain/facts/shipping';
import { formatDays } from '@shop/domain/facts/shippingText';
import type { Section } from './content';
import { freeShippingRule, notReturnable } from './phrases';
import { deliveryOptions, standardRates } from './shippingTables';

/** Help, tab Shipping (rules content.help, checkout.shipping). */
export const shippingSections: Section[] = [
  {
    id: 'rates',
    title: 'What shipping costs',
    blocks: [
      { kind: 'table', table: standardRates },
      { kind: 'chart', chart: 'shipping' },
      freeShippingRule,
      'The cart shows an estimate; you choose the delivery option at Stripe, before you pay.',
    ],
  },
  {
    id: 'times',
    title: 'How long it takes',
    blocks: [
      `We process orders in ${formatDays(processingDays)}. Delivery then takes:`,
      { kind: 'table', table: deliveryOptions },
    ],
  },
  {
    id: 'international',
    title: 'International shipping',
    blocks: [
      'We ship to select countries. Stripe’s payment page lists the ones we can send to at the moment. The recipient pays duties, taxes and import fees.',
    ],
  },
  {
    id: 'order-questions',
    title: 'Questions about an order',
    blocks: [
      'Have your Order Reference ready: you’ll find it on your order confirmation page. Then [track your order](/help/track-order) or [write to us](/contact?topic=order).',
    ],
  },
];

/** Help, tab Returns & Policies (rules content.help, content.returns). */
export const returnsSections: Section[] = [
  {
    id: 'returns-in-short',
    title: 'Returns in short',
    blocks: [
      {
        kind: 'list',
        items: [
          `Unused, unopened products can come back within ${returnsPolicy.windowDays} days of delivery.`,
          `We can’t take back ${notReturnable}.`,
          `You get a return authorization number by email in ${formatDays(returnsPolicy.authorizationDays)}.`,
          `We refund the original payment within ${formatDays(returnsPolicy.refundDays)} after inspection.`,
          'You pay the return shipping on a standard return.',
          `Damaged or defective items: tell us within ${returnsPolicy.damageReportDays} days, with photos. The label is prepaid, and you get a replacement or a full refund.`,
        ],
      },
      'You’ll find every step on [Returns & Exchanges](/returns-exchanges).',
    ],
  },
  {
    id: 'policies',
    title: 'Policies',
    blocks: [
      {
        kind: 'list',
        items: [
          '[Privacy Policy](/privacy-policy): what we store, and what we don’t',
          '[Terms of Service](/terms-of-service): the rules for using the shop and its advice',
        ],
      },
    ],
  },
];
