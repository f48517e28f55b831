/** The fields of a vessel. */
export const vessel = {
  vessel: 'Vessel',
  ownVessel: 'My own vessel',
  soldVessel: '{name}, {diameter} × {height} {unit}',
  insideWidth: 'Inside width. {range}',
  height: 'Height ({unit})',
  insideHeight: 'Inside, floor to rim. {range}',
  fillLine: 'Fill line, or weigh it with water',
  gap: 'Free space below the rim ({unit})',
  gapHint: '0 fills to the rim. Must be less than the height.',
  water: 'Water that fills it (g)',
  waterHint:
    'Zero a scale with the dry vessel on it, fill with water to your line, and read the grams.',
  useWeight: 'Use this weight',
  weighed: 'The height above now matches that much water.',
  weighFirst: 'Enter the inside width above and the water here first.',
  cmAndGrams: 'cm and grams',
  inchesAndOunces: 'inches and ounces',
  candleCount: 'Number of candles',
  candleRange: 'A whole number from 1 to 10000.',
};
