import { FragranceCalculator } from '../features/fragrance-calculator/FragranceCalculator';
import { makeView } from './makeView';

export const { version, styles, show, hide } = makeView({ fragrance: FragranceCalculator });
