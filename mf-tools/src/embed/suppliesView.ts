import { SuppliesCalculator } from '../features/supplies-calculator/SuppliesCalculator';
import { makeView } from './makeView';

export const { version, show, hide } = makeView({ supplies: SuppliesCalculator });
