import { fragranceCalculator } from './en/fragranceCalculator';
import { loading } from './en/loading';
import { sizes } from './en/sizes';
import { suppliesCalculator } from './en/suppliesCalculator';
import { waxCalculator } from './en/waxCalculator';
import { wickGuide } from './en/wickGuide';

/** Every sentence of the calculators in English, by name: what other languages translate. */
export const messages = {
  money: '{currency}{amount}',
  ...loading,
  ...sizes,
  ...waxCalculator,
  ...fragranceCalculator,
  ...suppliesCalculator,
  ...wickGuide,
};

/** Names of all sentences. */
export type MessageName = keyof typeof messages;
