import { SuppliesCalculator } from '../features/supplies-calculator/SuppliesCalculator';
import { makeView } from './makeView';

export const { show, hide } = makeView({ supplies: SuppliesCalculator });
