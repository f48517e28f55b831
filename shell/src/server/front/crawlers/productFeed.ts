import type { FeedProduct } from '@shop/contracts/feeds';
import { deliverySpeeds, processingDays } from '@shop/domain/facts/shipping';
import { getStandardShippingCents } from '@shop/domain/facts/standardShipping';
import { brand } from '@shop/domain/site/brand';
import { escapeHtml } from '../../http/escapeHtml';

/** Limits of Google's product data specification (support.google.com/merchants/answer/7052112), in characters. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;

type Feed = {
  origin: string;
  countries: string[];
  items: FeedProduct[];
  /** Cents by product id, of what is sold. */
  prices: Record<string, number>;
};

const money = (cents: number) => `${(cents / 100).toFixed(2)} USD`;
const element = (name: string, text: string | number) => `<g:${name}>${escapeHtml(text)}</g:${name}>`;

function unitPricing({ amount, unit }: FeedProduct['pack']): string[] {
  if (amount === 1) return [];
  const name = unit === 'piece' ? 'ct' : unit;
  return [
    element('unit_pricing_measure', `${amount} ${name}`),
    element('unit_pricing_base_measure', unit === 'piece' ? '1 ct' : `100 ${name}`),
  ];
}

function shipping(priceCents: number, countries: string[]): string[] {
  const standard = deliverySpeeds.find(({ id }) => id === 'standard');
  if (!standard) return [];
  return countries.map((country) => {
    const parts = [
      element('country', country),
      element('service', standard.name),
      element('price', money(getStandardShippingCents(priceCents) + standard.surchargeCents)),
      element('min_handling_time', processingDays.min),
      element('max_handling_time', processingDays.max),
      element('min_transit_time', standard.minDays),
      element('max_transit_time', standard.maxDays),
    ];
    return `<g:shipping>${parts.join('')}</g:shipping>`;
  });
}

/** The products that are sold, in the format that merchant centers read: RSS 2.0 with Google's fields (rule search.feed). */
export function productFeed({ origin, countries, items, prices }: Feed): string {
  const entries = items.flatMap((item) => {
    const priceCents = prices[item.id];
    if (priceCents === undefined) return [];
    const fields = [
      element('id', item.id),
      element('title', item.title.slice(0, MAX_TITLE)),
      element('description', item.description.slice(0, MAX_DESCRIPTION)),
      element('link', origin + item.path),
      element('image_link', origin + item.picture),
      element('price', money(priceCents)),
      element('availability', 'in_stock'),
      element('condition', 'new'),
      element('brand', brand.name),
      // Our own goods carry no GTIN.
      element('identifier_exists', 'no'),
      element('product_type', item.productType),
      ...unitPricing(item.pack),
      ...shipping(priceCents, countries),
    ];
    return [`  <item>${fields.join('')}</item>\n`];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
  <title>${escapeHtml(brand.name)}</title>
  <link>${escapeHtml(origin)}/</link>
  <description>${escapeHtml(brand.description)}</description>
${entries.join('')}</channel>
</rss>
`;
}
