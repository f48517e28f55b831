import type { CalculatorType } from './publicTypes';

/** The narrowest place that a calculator is offered for, in px. */
export const LEAST_WIDTH = 280;

/** Heights in px by the width of the place: below 420 px, below 770, below 950, and above; see host.css. */
type Heights = readonly [narrow: number, middle: number, wide: number, widest: number];

/** Empty, and with a result. A growing box below the first screen moves nothing in sight. */
const heights: Record<CalculatorType, { empty: Heights; result: Heights }> = {
  wax: { empty: [894, 745, 884, 713], result: [2077, 1573, 1016, 920] },
  fragrance: { empty: [666, 618, 541, 541], result: [1489, 1218, 836, 717] },
  supplies: { empty: [1721, 1378, 978, 829], result: [2358, 1881, 1211, 1092] },
  'wick-guide': { empty: [1257, 1084, 840, 814], result: [1379, 1173, 932, 904] },
};

const needed: Record<CalculatorType, readonly string[]> = {
  wax: ['diameter', 'height'],
  fragrance: ['weight'],
  supplies: ['diameter', 'height'],
  'wick-guide': ['diameter'],
};

export function getReservedHeights(type: CalculatorType, presets: Partial<Record<string, string>>): Heights {
  const hasResult = needed[type].every((name) => presets[name]);
  return heights[type][hasResult ? 'result' : 'empty'];
}

export function getReservedHeight(
  type: CalculatorType,
  presets: Partial<Record<string, string>>,
  width: number,
): number {
  const [narrow, middle, wide, widest] = getReservedHeights(type, presets);
  if (width < 420) return narrow;
  if (width < 770) return middle;
  return width < 950 ? wide : widest;
}
