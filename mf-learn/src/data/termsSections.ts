import { returnsPolicy } from '@shop/domain/facts/returns';
import { brand } from '@shop/domain/site/brand';
import type { Section } from './content';
import { noticeDays } from './policies';

/** Terms of Service. */
export const termsSections: Section[] = [
  {
    id: 'agreement',
    title: 'These terms',
    blocks: [
      `These terms apply when you use this website or order from ${brand.name}. If you do not agree with them, please do not order. They do not take away rights that the law of your country gives you as a consumer.`,
    ],
  },
  {
    id: 'orders',
    title: 'Orders',
    blocks: [
      'You can order without an account. Products in your cart are not reserved. Your order is placed when the payment has succeeded; until then, either side may withdraw.',
      'If we cannot deliver what you paid for, we’ll tell you and refund your payment.',
    ],
  },
  {
    id: 'prices',
    title: 'Prices and payment',
    blocks: [
      'Prices are in US dollars. The price that counts is the one on Stripe’s payment page. If a price has changed while a product was in your cart, we’ll say so and correct the cart before you pay.',
      'Shipping is added on the payment page, where you choose the delivery option. The rates are on our [help page](/help). Payment is handled by Stripe on its own page.',
    ],
  },
  {
    id: 'shipping',
    title: 'Shipping',
    blocks: [
      'Delivery times are estimates in business days. For orders to other countries, duties and import taxes are paid by the recipient.',
    ],
  },
  {
    id: 'returns',
    title: 'Returns',
    blocks: [
      `Unused, unopened products can be returned within ${returnsPolicy.windowDays} days of delivery. Damage must be reported within ${returnsPolicy.damageReportDays} days. The rules are on [Returns & Exchanges](/returns-exchanges).`,
    ],
  },
  {
    id: 'safety',
    title: 'Making and burning candles',
    blocks: [
      'You work with hot wax and open flames at your own risk. Read the labels, keep to the limits, use containers that are made for candles, never leave melting wax or a burning candle alone, and keep both away from children and pets.',
      'Our guides, tables and calculators are general advice and starting points for your own tests. They cannot know your wax, your jar or your room, and we do not promise a certain result. If you sell candles, testing them and labeling them as the law requires is up to you.',
    ],
  },
  {
    id: 'texts-and-pictures',
    title: 'Texts and pictures',
    blocks: [
      'You may read, print and share our guides for your own use. Please ask before you publish our texts or pictures elsewhere. The calculators may be [embedded on other sites](/embed) with the code that we publish for it.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    blocks: [
      'As far as the law allows, we are liable for damage only up to the price that you paid for the product that caused it. This does not apply where the law does not permit such a limit, for example for injury caused by our fault.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    blocks: [
      `We may change these terms. Material changes are announced on this page about ${noticeDays} days before they take effect. For an order, the terms of the day on which you placed it apply.`,
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      `Questions? Write to [${brand.email}](mailto:${brand.email}) or use our [contact page](/contact).`,
    ],
  },
];
