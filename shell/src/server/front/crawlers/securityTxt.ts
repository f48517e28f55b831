import { brand } from '@shop/domain/site/brand';

/** Milliseconds: 180 days. RFC 9116 wants less than a year; each answer counts anew. */
const VALID_MS = 180 * 86_400_000;

/** security.txt: whom to tell of a weakness (RFC 9116). */
export function securityTxt(origin: string, now = Date.now()): string {
  return [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(now + VALID_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
