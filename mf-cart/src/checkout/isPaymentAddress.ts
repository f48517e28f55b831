/**
 * May the browser follow this address (rule checkout.payment-address)? The own success page is included: the service sends
 * there who checks out a paid cart again.
 */
export function isPaymentAddress(url: string, paymentOrigins: string[]): boolean {
  try {
    const { origin, pathname } = new URL(url);
    const isOwnOrder = origin === window.location.origin && pathname === '/order-success';
    return isOwnOrder || paymentOrigins.includes(origin);
  } catch {
    // URL.canParse is missing in browsers that shoppers use.
    return false;
  }
}
