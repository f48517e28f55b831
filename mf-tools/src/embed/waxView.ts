import { WaxCalculator } from '../features/wax-calculator/WaxCalculator';
import { makeView } from './makeView';

export const { version, styles, show, hide } = makeView({ wax: WaxCalculator });
