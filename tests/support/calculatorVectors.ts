import { vectors } from '../../mf-tools/src/formulas/vectors/vectors';

/** A vector as a surface meets it: fields by name in, figures by name out. */
export type SurfaceVector = {
  name: string;
  type: 'wax' | 'fragrance' | 'supplies' | 'wick-guide';
  page: string;
  fields: Record<string, string>;
  /** Bare values of the figures; of the wick guide the marked row's sizes, null where no row is marked. */
  expected: Record<string, string | null>;
};

const texts = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === null ? null : String(value)]),
  );

export const surfaceVectors: SurfaceVector[] = [
  // Fields count candles in whole ones (rule calculators.whole-candles); the formula takes any.
  ...vectors.wax
    .filter(({ inputs }) => Number.isInteger(inputs.candles))
    .map(({ name, inputs, expected }) => ({
      name: `wax: ${name}`,
      type: 'wax' as const,
      page: '/wax-calculator',
      fields: {
        diameter: String(inputs.diameterCm),
        height: String(inputs.heightCm),
        candles: String(inputs.candles),
        wax: inputs.wax,
      },
      expected: texts(expected),
    })),
  ...vectors.fragrance.map(({ name, inputs, expected }) => ({
    name: `fragrance: ${name}`,
    type: 'fragrance' as const,
    page: '/fragrance-calculator',
    fields: { weight: String(inputs.waxGrams), load: String(inputs.loadPercent), wax: inputs.wax },
    expected: texts(expected),
  })),
  ...vectors.supplies.map(({ name, inputs, expected }) => ({
    name: `supplies: ${name}`,
    type: 'supplies' as const,
    page: '/tools/supplies-calculator',
    fields: {
      diameter: String(inputs.diameterInches),
      height: String(inputs.heightInches),
      candles: String(inputs.candles),
      load: String(inputs.loadPercent),
      wax: inputs.wax,
    },
    expected: texts(expected),
  })),
  ...vectors.wickGuide.map(({ name, inputs, expected }) => ({
    name: `wick guide: ${name}`,
    type: 'wick-guide' as const,
    page: '/wick-guide',
    fields: { diameter: String(inputs.diameterCm) },
    expected: texts(expected),
  })),
];

/** Runs in the browser: the figures below a node, by name; of the wick guide the marked row. */
export function readFigures(root: ParentNode, type: string): Record<string, string | null> {
  if (type === 'wick-guide') {
    const cells = [...(root.querySelector('tr[aria-current]')?.querySelectorAll('td') ?? [])];
    return { eco: cells[1]?.textContent ?? null, cd: cells[2]?.textContent ?? null };
  }
  const figures = [...root.querySelectorAll<HTMLDataElement>('data[data-figure]')];
  return Object.fromEntries(figures.map((figure) => [figure.dataset.figure ?? '', figure.value]));
}

/** As many vectors at a time stand on one page. */
const BATCH = 30;

export function batches<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / BATCH);
  return Array.from({ length: count }, (_, index) => items.slice(index * BATCH, (index + 1) * BATCH));
}
