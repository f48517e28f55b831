import type { SoldWick } from './soldWicks';

export const spoolCm = 914;
const CM_PER_INCH = 2.54;
const TIE_CM = 5.08;
const RIM_ABOVE_WAX_CM = 1.3;

/** How many wicks of a filled height one gives: off a spool, less two inches to tie each; infinite where a cut one reaches the rim. */
export function countWicks({ lengthCm }: SoldWick, heightCm: number): number {
  if (!lengthCm) return Math.floor(spoolCm / (heightCm + TIE_CM));
  return heightCm + RIM_ABOVE_WAX_CM > lengthCm ? 0 : Number.POSITIVE_INFINITY;
}

export function formatLength(cm: number): string {
  return `${Math.round(cm / CM_PER_INCH)} in (${Math.round(cm)} cm)`;
}
