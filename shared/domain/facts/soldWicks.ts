import type { WaxType } from './waxes';

/** Sold wicks by product slug: size, inside widths in cm and waxes. A test compares ECO and CD sizes with the calculators. */
export type SoldWick = {
  slug: string;
  name: string;
  size: string;
  fromCm: number;
  belowCm: number;
  waxes: readonly WaxType[];
  isTabbed: boolean;
};

export const soldWicks = [
  {
    slug: 'premium-cotton-wicks',
    name: 'Premium Cotton Wicks',
    size: 'ECO 4',
    fromCm: 7,
    belowCm: 9,
    waxes: ['soy', 'coconut', 'blend'],
    isTabbed: false,
  },
  {
    slug: 'pre-tabbed-cotton-wicks',
    name: 'Pre-Tabbed Cotton Wicks',
    size: 'CD 8',
    fromCm: 5.1,
    belowCm: 7.6,
    waxes: ['soy', 'coconut', 'paraffin', 'blend'],
    isTabbed: true,
  },
  {
    slug: 'braided-cotton-wicks',
    name: 'Braided Cotton Wicks',
    size: '#2 square braid',
    fromCm: 5,
    belowCm: 9,
    waxes: ['beeswax'],
    isTabbed: false,
  },
] as const satisfies SoldWick[];

const CM_PER_INCH = 2.54;
const inches = (cm: number) => Number((cm / CM_PER_INCH).toFixed(1));

export function formatWidths({ fromCm, belowCm }: SoldWick): string {
  return `${inches(fromCm)}–${inches(belowCm)} in (${fromCm}–${belowCm} cm)`;
}

export function findWick(slug: string): SoldWick | undefined {
  return soldWicks.find((known) => known.slug === slug);
}
