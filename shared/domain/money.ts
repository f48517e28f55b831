/** Money is integer cents everywhere inside; dollars exist only in a stored cart line and on the screen. */

/**
 * A whole number with its thousands apart: 1234 -> '1,234'. By hand: the first Intl.NumberFormat of a page blocks a slow
 * phone for longer than everything else that a page shows.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Cents as shown to a shopper: 1499 -> '$14.99'. */
export function formatCents(cents: number): string {
  const whole = Math.abs(Math.round(cents));
  const dollars = formatCount(Math.floor(whole / 100));
  return `${cents < 0 && whole > 0 ? '-' : ''}$${dollars}.${String(whole % 100).padStart(2, '0')}`;
}

/** Dollars of a cart line to cents. Rounds, because 18.99 * 100 is 1898.99… in floating point. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Cents to the dollars of a cart line: 1499 -> 14.99. */
export function toDollars(cents: number): number {
  return cents / 100;
}
