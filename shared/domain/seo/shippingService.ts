const serviceId = (origin: string) => `${origin}/#shipping`;

type Days = { min: number; max: number };

function days({ min, max }: Days) {
  return { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' };
}

function money(cents: number) {
  return { value: (cents / 100).toFixed(2), currency: 'USD' };
}

/** ShippingService: what standard delivery costs by order value, and how long it takes (rule search.shipping). */
export function shippingService(service: {
  bands: { fromCents: number; belowCents: number | null; standardCents: number }[];
  handling: Days;
  transit: Days;
  countries: string[];
  origin: string;
}) {
  return {
    '@type': 'ShippingService',
    '@id': serviceId(service.origin),
    name: 'Standard',
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    handlingTime: { '@type': 'ServicePeriod', duration: days(service.handling) },
    shippingConditions: service.bands.map(({ fromCents, belowCents, standardCents }) => ({
      '@type': 'ShippingConditions',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: service.countries },
      orderValue: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        minValue: money(fromCents).value,
        ...(belowCents === null ? {} : { maxValue: money(belowCents - 1).value }),
      },
      shippingRate: { '@type': 'MonetaryAmount', ...money(standardCents) },
      transitTime: { '@type': 'ServicePeriod', duration: days(service.transit) },
    })),
  };
}

export function shippingReference(origin: string) {
  return {
    '@type': 'OfferShippingDetails',
    hasShippingService: { '@type': 'ShippingService', '@id': serviceId(origin) },
  };
}
