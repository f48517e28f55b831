import { fragranceCalculator } from './en/fragranceCalculator';
import { fragranceAdvice } from './en/fragranceTip';
import { frame } from './en/frame';
import { lengthUnits } from './en/lengthUnits';
import { loading } from './en/loading';
import { numbers } from './en/numbers';
import { recipe } from './en/recipe';
import { remarks } from './en/remarks';
import { sizes } from './en/sizes';
import { soldVessels } from './en/soldVessels';
import { suppliesCalculator } from './en/suppliesCalculator';
import { vessel } from './en/vessel';
import { waxCalculator } from './en/waxCalculator';
import { waxes } from './en/waxes';
import { weightUnits } from './en/weightUnits';
import { wickFamilyTexts } from './en/wickFamilies';
import { wickGuide } from './en/wickGuide';
import { PRICE } from './words';

/** Every sentence of the calculators by its name within this project. */
export const texts = {
  price: PRICE,
  ...lengthUnits,
  ...weightUnits,
  ...remarks,
  ...soldVessels,
  ...fragranceAdvice,
  ...wickFamilyTexts,
  ...loading,
  ...frame,
  ...numbers,
  ...recipe,
  ...vessel,
  ...waxes,
  ...sizes,
  ...waxCalculator,
  ...fragranceCalculator,
  ...suppliesCalculator,
  ...wickGuide,
};

export type TextName = keyof typeof texts;

/** Every sentence as a translator begins: its English text, twice. */
export const messages = Object.fromEntries(Object.values(texts).map((text) => [text, text]));
