import type { SoldWick } from './soldWicks';

export const spoolCm = 914;

/** How many of a filled height one gives: it has to reach the rim; off a spool, two inches are left to tie it. */
export function wicksOfHeight({ lengthCm }: SoldWick, heightCm: number): number {
  if (!lengthCm) return Math.floor(spoolCm / (heightCm + 5.08));
  return heightCm + 1.3 > lengthCm ? 0 : Number.POSITIVE_INFINITY;
}

const CM_PER_INCH = 2.54;

export function formatLength(cm: number): string {
  return `${Math.round(cm / CM_PER_INCH)} in (${Math.round(cm)} cm)`;
}
