import { fragranceGuidance, maximumLoadPercent, startLoadPercent } from './fragranceLoads';
import { temperatureText } from './temperatures';

const MM_PER_INCH = 25.4;

/** The guidance figures (rule content.guidance) as they stand in a sentence, so that every text says them alike. */

/** When fragrance oil goes into the wax: '175–185°F (79–85°C)'. */
export const addTemperature = temperatureText(fragranceGuidance.addAtFahrenheit);

/** How warm a container should be before pouring: '100–120°F (38–49°C)'. */
export const preheatTemperature = temperatureText(fragranceGuidance.preheatContainerFahrenheit);

/** How long a candle rests before its first burn: '24–48 hours'. */
export const cureTime = `${fragranceGuidance.cureHours.min}–${fragranceGuidance.cureHours.max} hours`;

/** How long a wick should be before each burn: '1/4 inch (6 mm)'. */
export const trimmedWick = `1/${1 / fragranceGuidance.trimWickInches} inch (${Math.round(fragranceGuidance.trimWickInches * MM_PER_INCH)} mm)`;

/** How much fragrance oil the waxes that we sell hold at most, as a share of their weight. */
export const loadLimits = `up to ${maximumLoadPercent.soy}% in soy and coconut, up to ${maximumLoadPercent.beeswax}% in beeswax`;

/** The load to begin with and the most: 'start at 8%, at most 10%'. */
export function loadText(wax: keyof typeof maximumLoadPercent): string {
  const [start, most] = [startLoadPercent(wax), maximumLoadPercent[wax]];
  return start === most ? `at most ${most}%` : `start at ${start}%, at most ${most}%`;
}

/** How many candles a starter kit makes, about (rule content.starter-kits). */
export const starterKitCandles = '2–4';
