import type { UnitSystem } from '../formulas/figures';
import { parseNumber, shownNumber } from '../formulas/parseNumber';
import { lengthUnits } from '../words/en/lengthUnits';
import { recipe as recipeText } from '../words/en/recipe';
import { waxes as waxesText } from '../words/en/waxes';
import type { Words } from '../words/words';
import { lengthUnit } from './formatMeasure';

type VesselTexts = {
  units: UnitSystem;
  diameter: string;
  height: string;
  gap: string;
  candles: string;
  wax: keyof typeof waxesText;
};

/** The fields as a sentence has them: '4 candles, 8 cm wide and 9 cm high inside, soy wax'. */
export function describeFields(
  words: Words,
  { units, diameter, height, gap, candles, wax }: VesselTexts,
): string {
  const unit = words(lengthUnits[lengthUnit(units)]);
  const free = shownNumber(gap);
  return [
    words(recipeText.candles, { count: parseNumber(candles) }),
    words(recipeText.measures, { diameter: shownNumber(diameter), height: shownNumber(height), unit }),
    ...(free > 0 ? [words(recipeText.leftFree, { gap: free, unit })] : []),
    words(waxesText[wax]),
  ].join(', ');
}
