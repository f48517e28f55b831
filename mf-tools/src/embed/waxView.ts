import { WaxCalculator } from '../features/wax-calculator/WaxCalculator';
import { makeView } from './makeView';

export const { show, hide } = makeView({ wax: WaxCalculator });
