import { type AddressInfo, isIPv6 } from 'node:net';
import type { Settings } from './config';

export function toOrigin({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}

const STRIPE_PAGES = 'https://checkout.stripe.com';

/** What the shell must know of payments. The shop's own origin is included: a paid order redirects to its success page. */
export function describePayments({ siteOrigin, stripe, host, port }: Settings) {
  const isSandbox = stripe === null;
  const own = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  const pages = isSandbox
    ? own.map((address) => toOrigin({ address, port }))
    : [stripe.apiBase?.origin ?? STRIPE_PAGES];
  return { isSandbox, paymentOrigins: [...new Set([STRIPE_PAGES, ...pages, siteOrigin])] };
}
