import { cureTime } from '@shop/domain/facts/guidanceText';
import { returnsPolicy } from '@shop/domain/facts/returns';
import { freeShipping } from '@shop/domain/facts/shipping';
import { support } from '@shop/domain/facts/support';
import { joinWords } from '@shop/domain/joinWords';
import { formatCents } from '@shop/domain/money';

/** Facts as they stand in a sentence, so that every text says them alike. */

/** How support answers: '24–48 business hours'. */
export const responseTime = support.response;

/** Rule checkout.freeship. */
export const freeShippingRule = `With a subtotal over ${formatCents(freeShipping.overCents)}, the code ${freeShipping.code} makes standard shipping free. The cart and Buy Now enter it for you.`;

/** How a candle rests: most of our vessels have no lid. */
export const coveredCure = `${cureTime}, under a lid or a saucer`;

/** A wick is tested in the vessel that it is for: a narrower one says nothing (fire safety). */
export const sameVesselRule =
  'Test a wick in the vessel that it’s for: a candle that burns well in a narrow tin says nothing about a wider jar.';

/** What cannot come back, as a list in a sentence. */
export const notReturnable = joinWords(returnsPolicy.excluded, 'or');
