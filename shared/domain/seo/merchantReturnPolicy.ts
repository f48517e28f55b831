const policyId = (origin: string) => `${origin}/#returns`;

/** MerchantReturnPolicy: returns by mail within so many days, paid for by the customer (rule search.returns). */
export function merchantReturnPolicy(policy: {
  days: number;
  path: string;
  /** ISO 3166 codes of the countries that the shop delivers to. */
  countries: string[];
  origin: string;
}) {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': policyId(policy.origin),
    applicableCountry: policy.countries,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: policy.days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: policy.origin + policy.path,
  };
}

export function returnPolicyReference(origin: string) {
  return { '@type': 'MerchantReturnPolicy', '@id': policyId(origin) };
}
