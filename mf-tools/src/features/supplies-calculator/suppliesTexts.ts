import { suppliesLoad } from '@shop/domain/facts/waxes';
import type { Reading } from '../../components/useCalculation';
import { suppliesCalculatorWaxTypes } from '../../formulas/calculateSupplies';
import type { SuppliesCalculatorWax, SuppliesInputs, UnitSystem } from '../../formulas/figures';
import { isInRange, parseNumber } from '../../formulas/parseNumber';
import { gapRange, suppliesLengths, suppliesRanges } from '../../formulas/ranges';
import { cmToInches, roundTo } from '../../formulas/units';

export type SuppliesTexts = {
  diameter: string;
  height: string;
  /** Free space below the rim, part of the height. */
  gap: string;
  candles: string;
  wax: SuppliesCalculatorWax;
  load: string;
  units: UnitSystem;
};

/** Fields from a link or from attributes; the start is rule calculators.supplies-start. */
export function startSuppliesTexts(initial: Partial<Record<string, string>>): SuppliesTexts {
  return {
    diameter: initial.diameter ?? '',
    height: initial.height ?? '',
    gap: initial.gap ?? '0',
    candles: initial.candles ?? '1',
    wax: suppliesCalculatorWaxTypes.find((known) => known === initial.wax) ?? 'soy',
    load: initial.load ?? String(suppliesLoad.initial),
    units: initial.units === 'metric' ? 'metric' : 'imperial',
  };
}

/** In inches (rule calculators.bad-input). */
export function readSuppliesTexts(texts: SuppliesTexts): Reading<SuppliesInputs> {
  const isMetric = texts.units === 'metric';
  const toInches = (text: string) => (isMetric ? cmToInches(parseNumber(text)) : parseNumber(text));
  const lengths = suppliesLengths(texts.units);
  const heightInches = roundTo(toInches(texts.height) - toInches(texts.gap), 9);

  const invalid: string[] = [];
  if (!isInRange(texts.diameter, lengths)) invalid.push('diameter');
  if (!isInRange(texts.height, lengths)) invalid.push('height');
  const isGapTooBig = !invalid.includes('height') && heightInches <= 0;
  if (isGapTooBig || !isInRange(texts.gap, gapRange)) invalid.push('gap');
  if (!isInRange(texts.candles, suppliesRanges.candles)) invalid.push('candles');
  if (!isInRange(texts.load, suppliesRanges.loadPercent)) invalid.push('load');
  if (invalid.length > 0) return { inputs: null, invalid };

  const inputs = {
    diameterInches: toInches(texts.diameter),
    heightInches,
    candles: parseNumber(texts.candles),
    wax: texts.wax,
    loadPercent: parseNumber(texts.load),
  };
  return { inputs, invalid };
}
