import { joinWords } from '../joinWords';

export const makersTools = {
  pan: 'a pan',
  pitcher: 'a heatproof pitcher',
  thermometer: 'a thermometer',
  scale: 'a scale',
  spoon: 'a spoon',
} as const;

/** By skill level; the beginner kit is measured out and needs no scale. */
export const kitLacks = {
  beginner: ['pan', 'pitcher', 'thermometer', 'spoon'],
  intermediate: ['pan', 'thermometer', 'scale', 'spoon'],
  advanced: ['pan', 'scale', 'spoon'],
} as const satisfies Record<string, (keyof typeof makersTools)[]>;

export function listMissingTools(level: keyof typeof kitLacks): string {
  return joinWords(kitLacks[level].map((tool) => makersTools[tool]));
}
