import type { SoldWick } from './soldWicks';

/** 30 ft. */
export const spoolCm = 914;
const CM_PER_INCH = 2.54;
/** Two inches to tie it by; and from the wax to the rim, as in the vessels that we sell. */
const TIE_CM = 5.08;
const RIM_CM = 1.3;

/** How many wicks of a filled height one gives; infinite where it is cut already and reaches the rim. */
export function countWicks({ lengthCm }: SoldWick, heightCm: number): number {
  if (!lengthCm) return Math.floor(spoolCm / (heightCm + TIE_CM));
  return heightCm + RIM_CM > lengthCm ? 0 : Number.POSITIVE_INFINITY;
}

export function formatLength(cm: number): string {
  return `${Math.round(cm / CM_PER_INCH)} in (${Math.round(cm)} cm)`;
}
