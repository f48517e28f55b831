import { wickCaution } from '@shop/domain/facts/wicks';

export const recipe = {
  madeFrom: 'Made from: {fields}.',
  wax: 'Wax',
  oil: 'Fragrance oil',
  wickSize: 'Wick size',
  wickCaution,
  candles: '{count} candle | {count} candles',
  measures: '{diameter} {unit} wide and {height} {unit} high inside',
  leftFree: '{gap} {unit} left free below the rim',
};
