import { isIPv6 } from 'node:net';

/** Of IPv6 the first half, which a household holds whole. */
export function toNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [left = '', right = ''] = plain.split('::');
  const groups = left.split(':').filter(Boolean);
  const rest = right.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
