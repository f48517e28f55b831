import type { WaxType } from './waxes';
import type { wickNames } from './wickNames';

/** Sold wicks by product slug, pre-tabbed first: size, inside widths, waxes. A test compares ECO and CD sizes with the calculators. */
export type SoldWick = {
  slug: keyof typeof wickNames;
  size: string;
  waxes: readonly WaxType[];
  fromCm: number;
  belowCm: number;
  /** Missing: cut off a spool. */
  lengthCm?: number;
};

export const soldWicks = [
  {
    slug: 'pre-tabbed-cotton-wicks',
    size: 'CD 8',
    waxes: ['soy', 'coconut', 'paraffin', 'blend'],
    fromCm: 5.09,
    belowCm: 7.63,
    lengthCm: 15,
  },
  {
    slug: 'premium-cotton-wicks',
    size: 'ECO 4',
    waxes: ['soy', 'coconut', 'blend'],
    fromCm: 7,
    belowCm: 9,
    lengthCm: 20,
  },
  { slug: 'braided-cotton-wicks', size: '#2 square braid', waxes: ['beeswax'], fromCm: 5, belowCm: 9 },
] as const satisfies SoldWick[];

const CM_PER_INCH = 2.54;

export const roundWidth = (length: number) => Number(length.toFixed(1));

/** A line breaks before the cm only. */
export function formatWidths({ fromCm, belowCm }: SoldWick): string {
  return `${roundWidth(fromCm / CM_PER_INCH)}–\u2060${roundWidth(belowCm / CM_PER_INCH)}\u00a0in (${roundWidth(fromCm)}–\u2060${roundWidth(belowCm)}\u00a0cm)`;
}

export function findWick(slug: string): SoldWick | undefined {
  return soldWicks.find((known) => known.slug === slug);
}
