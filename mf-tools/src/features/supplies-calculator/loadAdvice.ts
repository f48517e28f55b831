import { maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';
import type { SuppliesCalculatorWax } from '../../formulas/figures';
import { suppliesCalculator as suppliesCalculatorText } from '../../words/en/suppliesCalculator';
import { waxes as waxesText } from '../../words/en/waxes';
import type { Words } from '../../words/words';

export function loadAdvice(words: Words, loadPercent: number, wax: SuppliesCalculatorWax): string | null {
  if (wax === 'blend') return null;
  const maximum = maximumLoadPercent[wax];
  if (loadPercent <= maximum) return null;
  return words(suppliesCalculatorText.loadAdvice, { wax: words.start(waxesText[wax]), maximum });
}
