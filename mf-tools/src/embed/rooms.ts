import type { CalculatorType } from './publicTypes';

/** The narrowest place that a calculator is offered for, in px. */
export const LEAST_WIDTH = 280;

/** Heights in px by the width of the place: below 420 px, below 770, below 950, and above; see host.css. */
type Heights = readonly [narrow: number, middle: number, wide: number, widest: number];

/** The room that each calculator takes, empty and with its result. */
const rooms: Record<CalculatorType, { empty: Heights; result: Heights }> = {
  wax: { empty: [850, 697, 817, 665], result: [1960, 1460, 905, 790] },
  fragrance: { empty: [680, 640, 541, 541], result: [1480, 1210, 806, 687] },
  supplies: { empty: [1450, 1200, 911, 780], result: [2520, 1900, 1290, 1100] },
  'wick-guide': { empty: [1283, 1110, 840, 814], result: [1347, 1170, 904, 870] },
};

/** Fields without which there is no result. */
const needed: Record<CalculatorType, readonly string[]> = {
  wax: ['diameter', 'height'],
  fragrance: ['weight'],
  supplies: ['diameter', 'height'],
  'wick-guide': ['diameter'],
};

/** Heights that a calculator takes with these fields given. */
export function roomsOf(type: CalculatorType, presets: Partial<Record<string, string>>): Heights {
  const hasResult = needed[type].every((name) => presets[name]);
  return rooms[type][hasResult ? 'result' : 'empty'];
}

/** Height in px that a calculator takes in a place of this width in px. */
export function roomHeight(
  type: CalculatorType,
  presets: Partial<Record<string, string>>,
  width: number,
): number {
  const [narrow, middle, wide, widest] = roomsOf(type, presets);
  if (width < 420) return narrow;
  if (width < 770) return middle;
  return width < 950 ? wide : widest;
}
