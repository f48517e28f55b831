/** Money is integer cents everywhere inside; dollars exist only in a stored cart line and on the screen. */

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as shown to a shopper: 1499 -> '$14.99'. */
export function formatCents(cents: number): string {
  return dollarFormat.format(cents / 100);
}

/** Dollars of a cart line to cents. Rounds, because 18.99 * 100 is 1898.99… in floating point. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Cents to the dollars of a cart line: 1499 -> 14.99. */
export function toDollars(cents: number): number {
  return cents / 100;
}
