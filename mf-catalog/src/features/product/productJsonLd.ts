import { findWick, roundWidth } from '@shop/domain/facts/soldWicks';
import { toDollars } from '@shop/domain/money';
import { returnPolicyReference } from '@shop/domain/seo/merchantReturnPolicy';
import { pictureUrl } from '@shop/domain/seo/pictureUrl';
import { shippingReference } from '@shop/domain/seo/shippingService';
import { brand } from '@shop/domain/site/brand';
import { productPath } from '../../catalogue/productPath';
import { pictures } from '../../data/pictures';
import type { Product } from '../../data/products';

/** UN/CEFACT codes of the units that packs are sold in. */
const unitCodes = { g: 'GRM', ml: 'MLT', piece: 'C62' } as const;

/**
 * The price with what the pack holds, and the measure that a unit price is told for: 100 g, 100 ml, one piece (Google's form
 * of UnitPriceSpecification). A single article has no other price than its own.
 */
function unitPrice({ priceCents, pack: { amount, unit } }: Product) {
  if (amount === 1) return {};
  const quantity = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: unitCodes[unit] });
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: toDollars(priceCents).toFixed(2),
      priceCurrency: 'USD',
      referenceQuantity: { ...quantity(amount), valueReference: quantity(unit === 'piece' ? 1 : 100) },
    },
  };
}

/** The size of a wick, and the inside widths in cm that it suits. */
function wickSize(slug: string) {
  const wick = findWick(slug);
  if (!wick) return {};
  return {
    size: wick.size,
    additionalProperty: {
      '@type': 'PropertyValue',
      name: 'Inside width',
      minValue: roundWidth(wick.fromCm),
      maxValue: roundWidth(wick.belowCm),
      unitCode: 'CMT',
    },
  };
}

/**
 * Product with its offer, shipping and return policy (rules search.product, search.returns). It holds no rating: ratings are samples
 * until reviews exist.
 */
export function productJsonLd(product: Product, origin: string) {
  const url = origin + productPath(product);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    sku: product.id,
    description: product.summary,
    image: [pictureUrl(pictures[product.picture], origin)],
    brand: { '@type': 'Brand', name: brand.name },
    ...wickSize(product.slug),
    offers: {
      '@type': 'Offer',
      url,
      price: toDollars(product.priceCents).toFixed(2),
      priceCurrency: 'USD',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${product.isUnavailable ? 'OutOfStock' : 'InStock'}`,
      seller: { '@id': `${origin}/#organization` },
      ...unitPrice(product),
      hasMerchantReturnPolicy: returnPolicyReference(origin),
      shippingDetails: shippingReference(origin),
    },
  };
}
