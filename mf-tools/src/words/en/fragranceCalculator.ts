export const fragranceCalculator = {
  fragranceCalculator: 'Fragrance oil calculator',
  grams: 'grams',
  ounces: 'ounces',
  weightGrams: 'Wax weight (g)',
  weightOunces: 'Wax weight (oz)',
  loweredLoad: 'Lowered to {maximum}%, the most that {wax} holds.',
  loadSlider: 'Fragrance load: {load}%',
  loadSpoken: '{load} percent',
  percent: 'Percent',
  loadHint:
    'From {minimum} to {maximum}% in steps of {step}: more than {maximum}% would seep out of this wax.',
  fragranceEmpty:
    'Enter the weight of your wax, choose the wax and the load, and press Calculate to see how much fragrance oil to add.',
  fragranceTitle: 'Your fragrance recipe',
  fragranceFrom: 'Made from: {weight} of {wax}, fragrance load {load}%.',
  fragranceSentence:
    'For {weight} of {wax} at {load} percent you need {grams} grams of fragrance oil, that is {ounces} ounces.',
  inOunces: 'In ounces',
  inGrams: 'In grams',
  ofWax: 'Of the wax',
  loadFigure: '{load}%',
  holdsUpTo: '{wax} holds up to {maximum}%',
  oilToWax: 'Fragrance to wax',
  oilStep: 'Oil: {weight} g × {load} ÷ 100 = {oil} g',
  ouncesStep: 'In ounces: {oil} g × {factor} = {ounces}',
  ratioStep: 'Ratio: 100 ÷ {load} = {ratio}, rounded to a whole number',
};
