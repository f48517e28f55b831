import type { Database } from '../database/database';
import type { OrderLine } from '../pricing/priceCart';
import { type ChargeEvent, updateFromCharge } from './chargeStore';
import type { SessionState } from './order';
import { rebuildOrder } from './rebuildOrder';
import { updateFromSession } from './updateFromSession';
import type { UpdateResult } from './updateResult';

/** A retrieved session. `reading` was drawn before the request; `event`: of its charge. */
type Reading = { state: SessionState; reading: number; event: ChargeEvent | undefined };

/** In one transaction: nobody reads the charge of a known, paid order again. A missing order is written from `rebuilt`. */
export async function updateFromReading(
  { transaction }: Pick<Database, 'transaction'>,
  isNotifying: boolean,
  { state, reading, event }: Reading,
  rebuilt: { lines: OrderLine[]; isLive: boolean } | null,
): Promise<UpdateResult> {
  return transaction(async (tx) => {
    let result = await updateFromSession(tx, isNotifying, state);
    if (result.outcome === 'unknown' && rebuilt) {
      await rebuildOrder(tx, isNotifying, state, rebuilt);
      result = await updateFromSession(tx, isNotifying, state);
    }
    if (result.outcome === 'unknown' || !(state.charge || event)) return result;
    return updateFromCharge(tx, isNotifying, state.sessionId, { read: state.charge, reading }, event);
  });
}
