import { deliverySpeeds, processingDays } from '@shop/domain/facts/shipping';
import { getStandardShippingCents } from '@shop/domain/facts/standardShipping';
import { pictureUrl } from '@shop/domain/seo/pictureUrl';
import { brand } from '@shop/domain/site/brand';
import { productPath } from '../../catalogue/productPath';
import { boxContents } from '../../data/boxContents';
import { contentsList } from '../../data/boxText';
import { categories } from '../../data/categories';
import { pictures } from '../../data/pictures';
import { productDetails } from '../../data/productDetails/details';
import type { Product } from '../../data/products';

/** Limits of Google's product data specification (support.google.com/merchants/answer/7052112), in characters. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;

type Feed = { origin: string; countries: string[]; sold: Product[] };

const escapeXml = (text: string | number) =>
  String(text).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const toUsd = (cents: number) => `${(cents / 100).toFixed(2)} USD`;
const element = (name: string, text: string | number) => `<g:${name}>${escapeXml(text)}</g:${name}>`;

function unitPricing({ amount, unit }: Product['pack']): string[] {
  if (amount === 1) return [];
  const name = unit === 'piece' ? 'ct' : unit;
  return [
    element('unit_pricing_measure', `${amount} ${name}`),
    element('unit_pricing_base_measure', unit === 'piece' ? '1 ct' : `100 ${name}`),
  ];
}

function shipping(priceCents: number, countries: string[]): string[] {
  const [standard] = deliverySpeeds;
  return countries.map((country) => {
    const parts = [
      element('country', country),
      element('service', standard.name),
      element('price', toUsd(getStandardShippingCents(priceCents))),
      element('min_handling_time', processingDays.min),
      element('max_handling_time', processingDays.max),
      element('min_transit_time', standard.days.min),
      element('max_transit_time', standard.days.max),
    ];
    return `<g:shipping>${parts.join('')}</g:shipping>`;
  });
}

function getDescription({ slug, summary }: Product): string {
  const box = boxContents[slug];
  const inside = box ? [`In the box: ${contentsList(box).join('; ')}.`] : [];
  return [summary, ...(productDetails[slug]?.description ?? []), ...inside].join(' ');
}

/** The products that are sold, in the format that merchant centers read: RSS 2.0 with Google's fields (rule search.feed). */
export function productFeed({ origin, countries, sold }: Feed): string {
  const entries = sold.map((product) => {
    const { category, priceCents } = product;
    const fields = [
      element('id', product.id),
      element('title', product.name.slice(0, MAX_TITLE)),
      element('description', getDescription(product).slice(0, MAX_DESCRIPTION)),
      element('link', origin + productPath(product)),
      element('image_link', pictureUrl(pictures[product.picture], origin)),
      element('price', toUsd(priceCents)),
      element('availability', 'in_stock'),
      element('condition', 'new'),
      element('brand', brand.name),
      // Our own goods carry no GTIN.
      element('identifier_exists', 'no'),
      element('product_type', category === 'bundle' ? 'Gift Bundles' : categories[category].name),
      ...unitPricing(product.pack),
      ...shipping(priceCents, countries),
    ];
    return `  <item>${fields.join('')}</item>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
  <title>${escapeXml(brand.name)}</title>
  <link>${escapeXml(origin)}/</link>
  <description>${escapeXml(brand.description)}</description>
${entries.join('')}</channel>
</rss>
`;
}
