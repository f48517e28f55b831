import type { CartSettings } from '@shop/contracts/cart';

let settings: CartSettings = { paymentOrigins: [] };

/** Called once, when the shell starts the cart. */
export function configureCheckout(given: CartSettings): void {
  settings = given;
}

/**
 * True for an address that the browser may follow to pay (rule checkout.payment-address), or to the shop's own page of the order:
 * there the service sends who presses Checkout again for a cart that is paid for.
 */
export function isPaymentAddress(url: string): boolean {
  try {
    const { origin, pathname } = new URL(url);
    const isOwnOrder = origin === window.location.origin && pathname === '/order-success';
    return isOwnOrder || settings.paymentOrigins.includes(origin);
  } catch {
    // No address at all. URL.canParse would say so, too, but not in every browser that shoppers use.
    return false;
  }
}
