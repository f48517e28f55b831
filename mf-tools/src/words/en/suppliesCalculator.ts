import { suppliesLoad } from '@shop/facts/waxes';

export const suppliesCalculator = {
  suppliesCalculator: 'Supplies calculator',
  suppliesRangeCm: '1.27 to 1016 cm.',
  suppliesRangeInches: '0.5 to 400 in.',
  suppliesCandleRange: 'A whole number from 1 to 10000.',
  load: 'Fragrance load (%)',
  suppliesLoadHint: `Typical range: ${suppliesLoad.typical}. From ${suppliesLoad.min} to ${suppliesLoad.max}.`,
  loadAdvice: '{wax} holds about {maximum}%. More oil can seep out, smoke or flare: go down to {maximum}%.',
  suppliesEmptyTitle: 'Nothing calculated yet',
  suppliesEmpty: 'Enter diameter and height, then press Calculate.',
  byWeight: 'By weight',
  estimate: 'Quick estimate',
  estimateKind: 'the classic rule of thumb',
  estimateNote:
    'It counts cubic inches as if they were cubic centimeters, so it is far too low. Buy and pour by weight.',
  each: '{amount} a candle',
  wicks: 'Wicks',
  wickCount: '{count} wick | {count} wicks',
  cost: 'Estimated cost',
  suppliesTitle: 'Your supplies',
  suppliesSentence:
    'For {candles} of {wax} you need, by weight, {waxOunces} ounces or {waxGrams} grams of wax and {oilOunces} ounces or {oilGrams} grams of fragrance oil, and {wicks}.',
  loadOf: 'fragrance load {load}%',
  suppliesVolume: 'One vessel: π × ({diameter} in ÷ 2)² × {height} in = {volume} in³',
  suppliesWeightStep:
    'By weight: {volume} in³ × {perInch} cm³/in³ × {density} g/cm³ × {candles} = {waxGrams} g wax; × {load}% = {oilGrams} g oil',
  suppliesEstimateStep:
    'Quick estimate, one candle: {volume} × {factor} ÷ {perOunce} = {wax} oz wax; × {load}% = {oil} oz oil',
  suppliesCostStep:
    'Material estimate, one candle: {wax} oz × {waxPrice} + {oil} oz × {oilPrice} + {wicks} × {wickPrice} = {cost}',
  costTip: 'The estimated cost is a rough figure for materials. For our prices, press Add what I need.',
  suppliesWickTip: 'Wicks: {size}. {caution}',
};
