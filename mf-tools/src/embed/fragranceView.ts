import { FragranceCalculator } from '../features/fragrance-calculator/FragranceCalculator';
import { makeView } from './makeView';

export const { show, hide } = makeView({ fragrance: FragranceCalculator });
