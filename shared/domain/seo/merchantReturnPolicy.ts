import { returnsPolicy } from '@shop/domain/facts/returns';

const policyId = (origin: string) => `${origin}/#returns`;

/** MerchantReturnPolicy: returns by mail within so many days, paid for by the customer (rule search.returns). */
export function merchantReturnPolicy(origin: string, countries: string[], path: string) {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': policyId(origin),
    applicableCountry: countries,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnsPolicy.windowDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    refundType: 'https://schema.org/FullRefund',
    merchantReturnLink: origin + path,
  };
}

export function returnPolicyReference(origin: string) {
  return { '@type': 'MerchantReturnPolicy', '@id': policyId(origin) };
}
