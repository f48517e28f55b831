import { formatBlend } from './blends';
import { listMissingTools } from './makersTools';

test('what a kit leaves to the kitchen reads as a sentence has it', () => {
  expect(listMissingTools('beginner')).toBe('a pan, a heatproof pitcher, a thermometer and a spoon');
  expect(listMissingTools('advanced')).toBe('a pan, a scale and a spoon');
});

test('a blend names its parts, the leading oil first', () => {
  expect(formatBlend('quiet-evening')).toBe('2 parts French Lavender, 1 part Vanilla Bean');
});
