// Without a library: the supervisor loads nothing more than this.

export const wholeNumberRule = (min: number, max: number) => `must be a whole number from ${min} to ${max}`;

/** Null for anything else, also for what JavaScript alone would take for a number. */
export function parseWholeNumber(text: string, min: number, max: number) {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

export const LAST_PORT = 65_535;

export const originRule = 'must be an http or https origin such as https://shop.example';

/** Null for anything but scheme and host. */
export function parseOrigin(text: string) {
  if (!URL.canParse(text)) return null;
  const { protocol, pathname, search, hash, username, password, origin } = new URL(text);
  const isBare = pathname === '/' && !search && !hash && !username && !password;
  return isBare && /^https?:$/.test(protocol) ? origin : null;
}

export function getAddress(listening: string, port: number) {
  if (['0.0.0.0', '::'].includes(listening)) return `http://127.0.0.1:${port}`;
  return `http://${listening.includes(':') ? `[${listening}]` : listening}:${port}`;
}
