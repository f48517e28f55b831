import { SuppliesCalculator } from '../features/supplies-calculator/SuppliesCalculator';
import { federated } from './federated';

/** ./SuppliesCalculator of the container candle_calculators. */
export default federated('supplies', SuppliesCalculator);
