/** Units of weight, as sentences and switches have them. */
export const weightUnits = { grams: 'grams', ounces: 'ounces' };
