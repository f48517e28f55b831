import { deliverySpeeds, processingDays, shippingBands } from '@shop/domain/facts/shipping';

const serviceId = (origin: string) => `${origin}/#shipping`;

function toPeriod({ min: minValue, max: maxValue }: { min: number; max: number }) {
  const duration = { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
  return { '@type': 'ServicePeriod', duration };
}

const toAmount = (cents: number) => (cents / 100).toFixed(2);

/** ShippingService: what standard delivery costs by order value, and how long it takes (rule search.shipping). */
export function shippingService(origin: string, countries: string[]) {
  const [{ name, days }] = deliverySpeeds;
  return {
    '@type': 'ShippingService',
    '@id': serviceId(origin),
    name,
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    handlingTime: toPeriod(processingDays),
    shippingConditions: shippingBands.map(({ fromCents, belowCents, standardCents }) => ({
      '@type': 'ShippingConditions',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries },
      orderValue: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        minValue: toAmount(fromCents),
        ...(belowCents === null ? {} : { maxValue: toAmount(belowCents - 1) }),
      },
      shippingRate: { '@type': 'MonetaryAmount', currency: 'USD', value: toAmount(standardCents) },
      transitTime: toPeriod(days),
    })),
  };
}

export function shippingReference(origin: string) {
  return {
    '@type': 'OfferShippingDetails',
    hasShippingService: { '@type': 'ShippingService', '@id': serviceId(origin) },
  };
}
