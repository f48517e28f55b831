import { fieldText, parseNumber } from './parseNumber';

/** What a field of numbers shows; HTML leaves it empty for anything else. */
const shownByField = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i;

test.each(['+8', '8.', '8,', '+8.', '8.e1', '+,5', '-.5', '7,5', '1e+3'])(
  'what is calculated with "%s" is what the field shows',
  (text) => {
    const shown = shownByField.test(fieldText(text)) ? fieldText(text) : '';
    expect(parseNumber(text)).toBe(Number(shown));
  },
);
