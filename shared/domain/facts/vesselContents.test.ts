import { capacityText, insideText, vesselsFilledBy, waxGramsIn } from './vesselContents';
import { vesselOf } from './vessels';

const jar = vesselOf('clear-glass-jars');
const luxury = vesselOf('luxury-glass-containers');

test('a jar filled to its line holds what its page says', () => {
  expect(waxGramsIn(jar)).toBeCloseTo(230.9, 1);
  expect(capacityText(jar)).toBe('8 oz of wax (about 230 g) with half an inch (13 mm) free below the rim');
  expect(waxGramsIn(luxury)).toBeCloseTo(339.3, 1);
  expect(capacityText(luxury)).toBe(
    '12 oz of wax (about 340 g) with half an inch (13 mm) free below the rim',
  );
});

test('a kilo of soy fills four jars', () => {
  expect(vesselsFilledBy(1000, jar)).toBe(4);
  expect(vesselsFilledBy(1000, luxury)).toBe(2);
});

test('measures read in inches and in centimeters', () => {
  expect(insideText(jar)).toBe('inside 2.8 in wide and 3 in high (7.2 × 7.6 cm)');
});
