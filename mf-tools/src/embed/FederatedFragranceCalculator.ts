import { FragranceCalculator } from '../features/fragrance-calculator/FragranceCalculator';
import { federated } from './federated';

/** ./FragranceCalculator of the container candle_calculators. */
export default federated('fragrance', FragranceCalculator);
