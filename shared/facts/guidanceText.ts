import { fragranceGuidance } from './fragranceLoads';
import { temperatureText } from './temperatures';

/** The guidance figures of specification §9 as they stand in a sentence, so that every text says them alike. */

/** When fragrance oil goes into the wax: '175-185°F (79-85°C)'. */
export const addTemperature = temperatureText(fragranceGuidance.addAtFahrenheit);

/** How warm a container should be before pouring: '100-120°F (38-49°C)'. */
export const preheatTemperature = temperatureText(fragranceGuidance.preheatContainerFahrenheit);

/** How long a candle rests before its first burn: '24-48 hours'. */
export const cureTime = `${fragranceGuidance.cureHours.min}-${fragranceGuidance.cureHours.max} hours`;

/** How long a wick should be before each burn: '1/4 inch'. */
export const trimmedWick = `1/${1 / fragranceGuidance.trimWickInches} inch`;

/** How many candles a starter kit makes, about (specification §9, Content and policy). */
export const starterKitCandles = '2-4';
