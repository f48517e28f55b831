import { setTimeout as pause } from 'node:timers/promises';
import { describeError, type Log } from '../log';
import type { Database, Query } from './database';

/** Any number that no other program uses for an advisory lock in this database. */
const LOCK = 727_401_134;
/** How often a service that does not lead asks for the lead, and how often the one that does says that it lives. */
const ASK_MS = 2000;
const BEAT_MS = 3000;
/** The database takes the lead from a service that is silent for so long: paused, or on a machine that is gone. */
const SILENCE = '15s';

export type Leadership = {
  isLeader: () => boolean;
  /** Ends the work of the leader and lets another one lead. */
  resign: () => Promise<void>;
};

/**
 * Of all services on one database one leads; `lead` starts what only that one does, and gives the way to end it. The lead
 * is an advisory lock in a transaction that stays open: it goes with its connection, and poolers keep a transaction on one.
 * It spares work and guards nothing: two that lead for a moment do no harm.
 */
export function seekLeadership(database: Database, lead: () => () => Promise<void>, log: Log): Leadership {
  if (database.kind === 'embedded') return { isLeader: () => true, resign: lead() };
  const end = new AbortController();
  let isLeader = false;

  async function holdLead(query: Query): Promise<void> {
    await query(`set local idle_in_transaction_session_timeout = '${SILENCE}'`);
    const [lock] = await query<{ isMine: boolean }>(`select pg_try_advisory_xact_lock(${LOCK}) as "isMine"`);
    if (!lock?.isMine || end.signal.aborted) return;
    isLeader = true;
    log.info('leads: reconciles for all services on this database');
    const endWork = lead();
    try {
      while (await waits(BEAT_MS, end.signal)) await query('select 1');
    } finally {
      isLeader = false;
      await endWork();
    }
  }

  async function seek(): Promise<void> {
    do {
      await database.transaction(holdLead).catch((error: unknown) => {
        log.debug({ error: describeError(error) }, 'does not lead');
      });
    } while (await waits(ASK_MS, end.signal));
  }

  const sought = seek();
  return {
    isLeader: () => isLeader,
    resign: async () => {
      end.abort();
      await sought;
    },
  };
}

/** False as soon as the signal says that it is over. */
async function waits(ms: number, signal: AbortSignal): Promise<boolean> {
  return pause(ms, true, { signal, ref: false }).catch(() => false);
}
