import { type AddressInfo, isIPv6 } from 'node:net';
import type { Settings } from './config';

/** CHECKOUT_HOST may be ::1, or a name that is. */
export function originOf({ address, port }: Pick<AddressInfo, 'address' | 'port'>): string {
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}

/**
 * What the shell has to know of payments. The shop's own origin is among those to which a checkout address may lead: an
 * order that is paid already leads straight to its success page.
 */
export function describePayments({ siteOrigin, stripe, host, port }: Settings) {
  const isSandbox = stripe === null;
  // A name that may be either.
  const own = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  const pages = isSandbox
    ? own.map((address) => originOf({ address, port }))
    : ['https://checkout.stripe.com', ...(stripe.apiBase ? [stripe.apiBase.origin] : [])];
  return { isSandbox, paymentOrigins: [...new Set([...pages, siteOrigin])] };
}
