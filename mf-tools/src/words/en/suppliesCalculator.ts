import { suppliesLoad } from '@shop/domain/facts/waxes';

export const suppliesCalculator = {
  suppliesCalculator: 'Supplies calculator',
  suppliesRange: '{min} to {max} {unit}.',
  load: 'Fragrance load (%)',
  suppliesLoadHint: `Typical range: ${suppliesLoad.typical}. From ${suppliesLoad.min} to ${suppliesLoad.max}.`,
  loadAdvice: '{wax} holds about {maximum}%. More oil can seep out, smoke or flare.',
  suppliesEmpty: 'Enter diameter and height, then press Calculate.',
  byWeight: 'By weight',
  estimate: 'Quick estimate',
  estimateNote:
    'The classic rule of thumb counts cubic inches as cubic centimeters: it is far too low. Pour by weight; Add what I need has our prices.',
  each: '{amount} per candle',
  waxAmount: 'Wax amount',
  fragranceAmount: 'Fragrance amount',
  wicks: 'Wick count',
  wickCount: '{count} wick | {count} wicks',
  cost: 'Estimated cost',
  suppliesTitle: 'Your supplies',
  suppliesSentence:
    'For {candles} of {wax} you need, by weight, {waxOunces} ounces or {waxGrams} grams of wax and {oilOunces} ounces or {oilGrams} grams of fragrance oil, and {wicks}.',
  withLoad: 'fragrance load {load}%',
  suppliesVolume: 'One vessel: π × ({diameter} in ÷ 2)² × {height} in = {volume} in³',
  suppliesWeightStep:
    'By weight: {volume} in³ × {perInch} cm³/in³ × {density} g/cm³ × {candles} = {waxGrams} g wax; × {load}% = {oilGrams} g oil',
  suppliesEstimateStep:
    'Quick estimate, one candle: {volume} × {factor} ÷ {perOunce} = {wax} oz wax; × {load}% = {oil} oz oil',
  suppliesCostStep:
    'Material estimate, one candle: {wax} oz × {waxPrice} + {oil} oz × {oilPrice} + {wicks} × {wickPrice} = {cost}',
};
