/** Units of length, by what lengthUnit() calls them. */
export const lengthUnits = { cm: 'cm', inch: 'in' };
