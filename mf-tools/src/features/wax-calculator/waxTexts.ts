import { lengthCm } from '../../components/formatMeasure';
import type { Reading } from '../../components/useCalculation';
import { waxCalculatorWaxTypes } from '../../formulas/calculateWax';
import type { UnitSystem, WaxCalculatorWax, WaxInputs } from '../../formulas/figures';
import { isInRange, parseNumber } from '../../formulas/parseNumber';
import { gapRange, waxLengths, waxRanges } from '../../formulas/ranges';
import { roundTo } from '../../formulas/units';

export type WaxTexts = {
  diameter: string;
  height: string;
  /** Free space below the rim, part of the height. */
  gap: string;
  candles: string;
  wax: WaxCalculatorWax;
  units: UnitSystem;
};

/** Fields from a link or from attributes; what is missing or unknown keeps its default. */
export function startWaxTexts(initial: Partial<Record<string, string>>): WaxTexts {
  return {
    diameter: initial.diameter ?? '',
    height: initial.height ?? '',
    gap: initial.gap ?? '0',
    candles: initial.candles ?? '1',
    wax: waxCalculatorWaxTypes.find((known) => known === initial.wax) ?? 'soy',
    units: initial.units === 'imperial' ? 'imperial' : 'metric',
  };
}

export function readWaxTexts(texts: WaxTexts): Reading<WaxInputs> {
  const toCm = (text: string) => lengthCm(text, texts.units);
  const lengths = waxLengths(texts.units);
  const heightCm = roundTo(toCm(texts.height) - toCm(texts.gap), 8);

  const invalid: string[] = [];
  if (!isInRange(texts.diameter, lengths)) invalid.push('diameter');
  if (!isInRange(texts.height, lengths)) invalid.push('height');
  const isGapTooBig = !invalid.includes('height') && heightCm <= 0;
  if (isGapTooBig || !isInRange(texts.gap, gapRange)) invalid.push('gap');
  if (!isInRange(texts.candles, waxRanges.candles)) invalid.push('candles');
  if (invalid.length > 0) return { inputs: null, invalid };

  const inputs = {
    diameterCm: toCm(texts.diameter),
    heightCm,
    candles: parseNumber(texts.candles),
    wax: texts.wax,
  };
  return { inputs, invalid };
}
