import type { ProductRow } from '@shop/contracts/products';
import { extraWaxPercent, fragranceOilGramsPerMl } from '@shop/domain/facts/waxes';
import type { SupplyNeed } from '../../formulas/figures';
import { fittingVessels, recipeWicks } from './fittingProducts';

/** Null: the shopper has that already. */
export type PackChoice = {
  oil: string | null;
  wicks: string | null;
  containers: string | null;
  /** True: the wax that the tip keeps in reserve is planned, too. */
  hasSpareWax: boolean;
};

export type PackFacts = Pick<ProductRow, 'slug' | 'category' | 'wax_type' | 'pack_amount'>;

export type PlannedPack<Row extends PackFacts = ProductRow> = {
  row: Row;
  packs: number;
  /** In the row's pack_unit. */
  needed: number;
};

export function getRows<Row extends PackFacts>(rows: Row[], category: ProductRow['category']): Row[] {
  return rows.filter((row) => row.category === category && row.pack_amount > 0);
}

/** Smallest number of whole packs that holds `needed`. Example: 1628.6 g of packs of 907 g -> 2. */
export function packsToHold(needed: number, packAmount: number): number {
  return Math.ceil(needed / packAmount);
}

/** What to choose at first: the wick and the vessel that fit, the first oil, and wax to spare. */
export function firstChoice(need: SupplyNeed, rows: PackFacts[]): PackChoice {
  return {
    oil: getRows(rows, 'fragrance')[0]?.slug ?? null,
    wicks: recipeWicks(need)[0]?.slug ?? null,
    containers: fittingVessels(need)[0]?.slug ?? null,
    hasSpareWax: true,
  };
}

export function soldWax<Row extends PackFacts>({ wax }: SupplyNeed, rows: Row[]): Row | undefined {
  return getRows(rows, 'wax').find((row) => row.wax_type === wax);
}

const withSpareWax = ({ waxGrams }: SupplyNeed) => waxGrams * (1 + extraWaxPercent / 100);

/** Packs of wax without the tip's reserve and with it (rule calculators.spare-wax). Example: 950 g, packs of 1 kg -> 1, 2. */
export function waxPacks(need: SupplyNeed, rows: PackFacts[]): { needed: number; withSpare: number } {
  const amount = soldWax(need, rows)?.pack_amount;
  if (!amount) return { needed: 0, withSpare: 0 };
  return { needed: packsToHold(need.waxGrams, amount), withSpare: packsToHold(withSpareWax(need), amount) };
}

/** Rule calculators.packs. */
export function planPacks<Row extends PackFacts>(
  need: SupplyNeed,
  rows: Row[],
  choice: PackChoice,
): PlannedPack<Row>[] {
  const chosen = (slug: string | null) => rows.find((row) => row.slug === slug);
  const wick = chosen(choice.wicks);
  const { pieces = Number.POSITIVE_INFINITY } =
    recipeWicks(need).find(({ slug }) => slug === choice.wicks) ?? {};
  const planned: [row: Row | undefined, needed: number][] = [
    [soldWax(need, rows), choice.hasSpareWax ? withSpareWax(need) : need.waxGrams],
    [chosen(choice.oil), need.fragranceGrams / fragranceOilGramsPerMl],
    // Where they are long, a spool gives fewer than its pack says.
    [wick && { ...wick, pack_amount: Math.min(wick.pack_amount, pieces) }, need.wicks],
    [chosen(choice.containers), need.candles],
  ];
  return planned.flatMap(([row, needed]) =>
    row && needed > 0 ? [{ row, packs: packsToHold(needed, row.pack_amount), needed }] : [],
  );
}
