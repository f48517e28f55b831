import { FragranceCalculator } from '../features/fragrance-calculator/FragranceCalculator';
import { makeView } from './makeView';

export const { version, show, hide } = makeView({ fragrance: FragranceCalculator });
