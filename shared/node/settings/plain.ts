// What is read without a library: the process that keeps the shop running loads nothing more than that.

export const wholeNumberRule = (min: number, max: number) => `must be a whole number from ${min} to ${max}`;

/**
 * The number, or null for anything else, also what JavaScript alone would take for a number.
 */
export function parseWholeNumber(text: string, min: number, max: number) {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

export const LAST_PORT = 65_535;

export const originRule = 'must be an http or https origin such as https://shop.example';

/**
 * Scheme and host alone, without a slash at the end, or null.
 */
export function parseOrigin(text: string) {
  if (!URL.canParse(text)) return null;
  const { protocol, pathname, search, hash, username, password, origin } = new URL(text);
  const isBare = pathname === '/' && !search && !hash && !username && !password;
  return isBare && /^https?:$/.test(protocol) ? origin : null;
}
