import { batchRows } from '../database/batchRows';
import type { Database } from '../database/database';
import { createChargeStore } from './chargeStore';
import { moveCursor, readCursor } from './cursor';
import { findBySession, findKnown, listUnfinished } from './findOrders';
import { forgetOldOrders } from './forgetOrders';
import { attachAll, insertDrafts, openOrder, raiseAttempt, retireKey } from './openOrder';
import type { SessionState } from './order';
import { createRecordStore } from './recordStore';
import { updateFromReading } from './updateFromReading';
import { expireOrder, flagUnknownSession, updateFromSession } from './updateFromSession';

export type OrderStore = ReturnType<typeof createOrderStore>;

export function createOrderStore(
  database: Pick<Database, 'query' | 'transaction'>,
  { isNotifying }: { isNotifying: boolean },
) {
  const { query } = database;
  const insert = batchRows(insertDrafts.bind(null, query));
  const attach = batchRows(attachAll.bind(null, query));
  return {
    ...createChargeStore(database, isNotifying),
    ...createRecordStore(database),
    forgetOld: forgetOldOrders.bind(null, database),
    open: openOrder.bind(null, query, insert),
    retireKey: retireKey.bind(null, query),
    raiseAttempt: raiseAttempt.bind(null, query),
    /** A webhook may have updated the order already. */
    async attachSession(id: string, { sessionId, url, amountTotal }: SessionState): Promise<void> {
      await attach({ id, sessionId, url, amountTotal });
    },
    updateFromSession: updateFromSession.bind(null, query, isNotifying),
    updateFromReading: updateFromReading.bind(null, database, isNotifying),
    expire: expireOrder.bind(null, query),
    flagUnknownSession: flagUnknownSession.bind(null, query),
    findBySession: findBySession.bind(null, query),
    findKnown: findKnown.bind(null, query),
    listUnfinished: listUnfinished.bind(null, query),
    readCursor: readCursor.bind(null, query),
    moveCursor: moveCursor.bind(null, query),
  };
}
