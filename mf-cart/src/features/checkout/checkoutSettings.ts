import type { CartSettings } from '@shop/contracts/cart';

let settings: CartSettings = { paymentOrigins: [] };

/** Called once, when the shell starts the cart. */
export function configureCheckout(given: CartSettings): void {
  settings = given;
}

/** True for an address that the browser may follow to pay (decisions row 53). */
export function isPaymentAddress(url: string): boolean {
  try {
    return settings.paymentOrigins.includes(new URL(url).origin);
  } catch {
    // No address at all. URL.canParse would say so, too, but not in every browser that shoppers use.
    return false;
  }
}
