import { extraWaxTip } from '../../formulas/calculateWax';

export const waxCalculator = {
  waxCalculator: 'Wax calculator',
  waxTitle: 'Your candle recipe',
  waxSentence: 'For {candles} of {wax} you need {weight} of wax and {oil} of fragrance oil, {total} in all.',
  total: 'Total',
  mostOil: '{share}%, the most this wax holds',
  firstLoad: 'First batch: start at {load}%, {oil} of oil. Add what I need plans with it.',
  waxVolume: 'One vessel: π × ({diameter} cm ÷ 2)² × {height} cm = {volume} cm³',
  waxStep: 'Wax: {volume} cm³ × {density} g/cm³ × {candles} = {waxGrams} g',
  waxOilStep: 'Fragrance oil: {waxGrams} g × {share} = {oilGrams} g',
  waxRounding: 'Only the figures shown are rounded.',
  extraWaxTip,
  waxTip: 'Tip: {tip} That is about {extra} here.',
};
