import { paths } from '@shop/contracts/paths';
import { returnsPolicy } from '@shop/facts/returns';
import { deliverySpeeds, processingDays } from '@shop/facts/shipping';
import { findWick } from '@shop/facts/soldWicks';
import { standardShippingCents } from '@shop/facts/standardShipping';
import { toDollars } from '@shop/money/money';
import { merchantReturnPolicy } from '@shop/seo/merchantReturnPolicy';
import { pictureUrl } from '@shop/seo/pictureUrl';
import { brand } from '@shop/site/brand';
import { productPath } from '../../catalogue/productPath';
import { pictures } from '../../data/pictures';
import type { Product } from '../../data/products';

/** Countries that the shop delivers to until the operator names more (rule checkout.countries). */
const COUNTRY = 'US';

function days({ min, max }: { min: number; max: number }) {
  return { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' };
}

/** What Standard costs for an order of this one product, and how long it takes. */
function shippingDetails(priceCents: number) {
  const standard = deliverySpeeds.find(({ id }) => id === 'standard');
  if (!standard) return {};
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: toDollars(standardShippingCents(priceCents) + standard.surchargeCents).toFixed(2),
        currency: 'USD',
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(processingDays),
        transitTime: days({ min: standard.minDays, max: standard.maxDays }),
      },
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
      minValue: wick.fromCm,
      maxValue: wick.belowCm,
      unitCode: 'CMT',
    },
  };
}

/**
 * Product with its offer, shipping and return policy (rules search.product, search.returns). It holds no rating: ratings are samples
 * until reviews exist.
 */
export function productJsonLd(product: Product, description: string, origin: string) {
  const url = origin + productPath(product);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    sku: product.id,
    description,
    image: [pictureUrl(pictures[product.picture], origin)],
    brand: { '@type': 'Brand', name: brand.name },
    ...wickSize(product.slug),
    offers: {
      '@type': 'Offer',
      url,
      price: toDollars(product.priceCents).toFixed(2),
      priceCurrency: 'USD',
      itemCondition: 'https://schema.org/NewCondition',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: brand.name },
      hasMerchantReturnPolicy: merchantReturnPolicy(returnsPolicy.windowDays, origin + paths.returns),
      ...shippingDetails(product.priceCents),
    },
  };
}
