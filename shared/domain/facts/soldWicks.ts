import type { WaxType } from './waxes';

/**
 * The wicks that the shop sells, by product slug: one size each, and the inside widths in cm and the waxes that it
 * suits. An ECO or CD size is named only where the calculators name it for every one of those widths; a test keeps it.
 */
export type SoldWick = {
  slug: string;
  name: string;
  size: string;
  fromCm: number;
  belowCm: number;
  waxes: readonly WaxType[];
  /** With a foot of metal: stick it down and pour. What a beginner is offered first. */
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

export type WickSlug = (typeof soldWicks)[number]['slug'];

const CM_PER_INCH = 2.54;
const inches = (cm: number) => Number((cm / CM_PER_INCH).toFixed(1));

/** The widths that a wick suits: '2.8–3.5 in (7–9 cm)'. */
export function widthsText({ fromCm, belowCm }: SoldWick): string {
  return `${inches(fromCm)}–${inches(belowCm)} in (${fromCm}–${belowCm} cm)`;
}

/** The wick of that slug. */
export function wickOf(slug: WickSlug): SoldWick {
  const wick = soldWicks.find((known) => known.slug === slug);
  if (!wick) throw new Error(`No wick is called ${slug}.`);
  return wick;
}

/** The wick that a product is, if it is one. */
export function findWick(slug: string): SoldWick | undefined {
  return soldWicks.find((known) => known.slug === slug);
}

/**
 * The sold wicks that suit a wax in a vessel of that inside width: the one rule for guide, calculators, lists and product
 * pages (rule calculators.one-wick). Pre-tabbed ones first. Examples: soy, 7.2 cm -> CD 8, ECO 4; soy, 12 cm -> none.
 */
export function fittingWicks(diameterCm: number, wax: WaxType): SoldWick[] {
  return soldWicks
    .filter(
      ({ fromCm, belowCm, waxes }: SoldWick) =>
        diameterCm >= fromCm && diameterCm < belowCm && waxes.includes(wax),
    )
    .sort((a, b) => Number(b.isTabbed) - Number(a.isTabbed));
}
