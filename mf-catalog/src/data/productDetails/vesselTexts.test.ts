import { getWaxGrams } from '@shop/domain/facts/vesselContents';
import { vessels } from '@shop/domain/facts/vessels';
import { countFilledVessels } from '../../catalogue/countFilledVessels';
import { formatCapacity, formatInside } from './vesselTexts';

const [jar, luxury] = vessels;

test('a jar filled to its line holds what its page says', () => {
  expect(getWaxGrams(jar)).toBeCloseTo(230.9, 1);
  expect(formatCapacity(jar)).toBe('8 oz of wax (about 230 g) with half an inch (13 mm) free below the rim');
  expect(getWaxGrams(luxury)).toBeCloseTo(339.3, 1);
  expect(formatCapacity(luxury)).toBe(
    '12 oz of wax (about 340 g) with half an inch (13 mm) free below the rim',
  );
});

test('a kilo of soy fills four jars', () => {
  expect(countFilledVessels(1000, jar)).toBe(4);
  expect(countFilledVessels(1000, luxury)).toBe(2);
});

test('measures read in inches and in centimeters', () => {
  expect(formatInside(jar)).toBe('inside 2.8 in wide and 3 in high (7.2 × 7.6 cm)');
});
