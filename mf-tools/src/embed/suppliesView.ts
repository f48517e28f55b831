import { SuppliesCalculator } from '../features/supplies-calculator/SuppliesCalculator';
import { makeView } from './makeView';

export const { version, styles, show, hide } = makeView({ supplies: SuppliesCalculator });
