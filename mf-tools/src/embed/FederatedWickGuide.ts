import { WickGuide } from '../features/wick-guide/WickGuide';
import { federated } from './federated';

/** ./WickGuide of the container candle_calculators. */
export default federated('wick-guide', WickGuide);
