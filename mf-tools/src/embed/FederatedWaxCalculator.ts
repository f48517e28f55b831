import { WaxCalculator } from '../features/wax-calculator/WaxCalculator';
import { federated } from './federated';

/** ./WaxCalculator of the container candle_calculators. */
export default federated('wax', WaxCalculator);
