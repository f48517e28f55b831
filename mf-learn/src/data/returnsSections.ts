import { returnsPolicy } from '@shop/domain/facts/returns';
import { formatDays } from '@shop/domain/facts/shippingText';
import { support } from '@shop/domain/facts/support';
import { brand } from '@shop/domain/site/brand';
import type { Section } from './content';
import { notReturnable, responseTime } from './phrases';

const { windowDays, damageReportDays, authorizationDays, refundDays } = returnsPolicy;

/** Returns & Exchanges: six sections (rules content.returns-page, content.returns). */
export const returnsSections: Section[] = [
  {
    id: 'overview',
    title: 'Overview',
    blocks: [
      `You can return unused, unopened products within **${windowDays} days of delivery**. They must be in their original packaging, so that they can be sold again.`,
      {
        kind: 'list',
        title: 'What we can’t take back',
        items: returnsPolicy.excluded.map((item) => item[0]?.toUpperCase() + item.slice(1)),
      },
      'These rules are about changing your mind. If something arrived broken or wrong, see [Damaged items](#damaged) instead: we’ll take care of that.',
    ],
  },
  {
    id: 'how-to-return',
    title: 'How to return',
    blocks: [
      {
        kind: 'list',
        isOrdered: true,
        items: [
          '[Write to us](/contact?topic=order) with your Order Reference, and say which products you would like to return and why.',
          `We email you a **return authorization number** in ${formatDays(authorizationDays)}. Please don’t send anything before you have it.`,
          'Pack the products well, write the number on the outside of the package, and send it to the address in our email. Keep the receipt.',
          `Once your package arrives, we inspect it. Within **${formatDays(refundDays)}** after that, we refund the original payment.`,
        ],
      },
    ],
  },
  {
    id: 'exchanges',
    title: 'Exchanges',
    blocks: [
      `Would you like another scent, or another wick size? The fastest way is to order the one you want and return the other within ${windowDays} days as described above. What can be returned can be exchanged; ${notReturnable} can’t.`,
    ],
  },
  {
    id: 'damaged',
    title: 'Damaged items',
    blocks: [
      `Tell us about damaged or defective items within **${damageReportDays} days** of delivery, and add photos of the product and its packaging.`,
      'We’ll send you a prepaid label and, as you choose, a replacement or a full refund. You pay nothing.',
    ],
  },
  {
    id: 'shipping-costs',
    title: 'Shipping costs',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Who pays for return shipping',
          columns: ['Reason', 'Return shipping', 'You receive'],
          rows: [
            ['Changed your mind', 'Paid by you', 'Refund of the products'],
            ['Damaged or defective', 'Prepaid label from us', 'Replacement or full refund'],
          ],
        },
      },
      'Send a standard return with a service that can be tracked: we can’t refund what doesn’t arrive.',
    ],
  },
  {
    id: 'questions',
    title: 'Questions',
    blocks: [
      `Write to [${brand.email}](mailto:${brand.email}) or use the [contact form](/contact?topic=order). Our returns line is open ${support.returnsLine}; we answer messages within ${responseTime}.`,
      'More about shipping is on our [help page](/help), and other answers are in the [FAQ](/faq).',
    ],
  },
];
