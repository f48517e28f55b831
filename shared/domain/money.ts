/** Integer cents everywhere; dollars only in stored cart lines and on the screen. */

/** 1234 -> '1,234'. By hand: the first Intl.NumberFormat blocks a slow phone noticeably. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

export function formatCents(cents: number): string {
  const whole = Math.abs(Math.round(cents));
  const dollars = formatCount(Math.floor(whole / 100));
  return `${cents < 0 && whole > 0 ? '-' : ''}$${dollars}.${String(whole % 100).padStart(2, '0')}`;
}

/** Rounds: 18.99 * 100 is 1898.99… in floating point. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

export function toDollars(cents: number): number {
  return cents / 100;
}
