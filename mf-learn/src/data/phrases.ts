import { fragranceGuidance } from '@shop/facts/fragranceLoads';
import { returnsPolicy } from '@shop/facts/returns';
import { freeShipping } from '@shop/facts/shipping';
import { support } from '@shop/facts/support';
import { temperatureText } from '@shop/facts/temperatures';
import { formatCents } from '@shop/money/money';

/** Facts as they stand in a sentence, so that every text says them alike. */

/** When fragrance oil goes into the wax: '175-185°F (79-85°C)'. */
export const addTemperature = temperatureText(fragranceGuidance.addAtFahrenheit);

/** How warm a container should be before pouring. */
export const preheatTemperature = temperatureText(fragranceGuidance.preheatContainerFahrenheit);

/** How long a candle rests before its first burn. */
export const cureTime = `${fragranceGuidance.cureHours.min}-${fragranceGuidance.cureHours.max} hours`;

/** How long a wick should be before each burn: a quarter of an inch, as makers say it. */
export const trimmedWick = '1/4 inch';

/** How many candles a starter kit makes (specification §9, Content and policy). */
export const starterKitCandles = '2-4';

/** How support answers: '24-48 business hours'. */
export const responseTime = support.response;

/** The banner's promise in one sentence (decisions row 55). */
export const freeShippingRule = `Enter the code ${freeShipping.code} in the cart: with a subtotal over ${formatCents(freeShipping.overCents)}, standard shipping is free.`;

/** What cannot come back, as a list in a sentence. */
export const notReturnable = `${returnsPolicy.excluded.slice(0, -1).join(', ')} or ${returnsPolicy.excluded.at(-1)}`;
