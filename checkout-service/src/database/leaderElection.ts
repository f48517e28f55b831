import { setTimeout as pause } from 'node:timers/promises';
import { describeError, type Log } from '../log';
import type { Database, Query } from './database';

/** Any advisory lock number that nothing else uses in this database. */
const LOCK_ID = 727_401_134;
const ELECTION_INTERVAL_MS = 2000;
const HEARTBEAT_MS = 3000;
/** The database releases a leader that is silent this long. */
const LEADER_TIMEOUT = '15s';

export type Leadership = { isLeader: () => boolean; resign: () => Promise<void> };

/**
 * Elects one leader of all services on a database; `startLeaderJobs` starts the leader's jobs and returns how to stop them.
 * The lock is held by an open transaction: it ends with its connection and survives poolers.
 * Two leaders for a moment do no harm.
 */
export function joinLeaderElection(
  database: Database,
  startLeaderJobs: () => () => Promise<void>,
  log: Log,
): Leadership {
  if (database.kind === 'embedded') return { isLeader: () => true, resign: startLeaderJobs() };
  const end = new AbortController();
  let isLeader = false;

  async function holdLeadership(query: Query): Promise<void> {
    await query(`set local idle_in_transaction_session_timeout = '${LEADER_TIMEOUT}'`);
    const [lock] = await query<{ isMine: boolean }>(
      `select pg_try_advisory_xact_lock(${LOCK_ID}) as "isMine"`,
    );
    if (!lock?.isMine || end.signal.aborted) return;
    isLeader = true;
    log.info('leads: reconciles for all services on this database');
    const stopJobs = startLeaderJobs();
    try {
      while (await sleep(HEARTBEAT_MS, end.signal)) await query('select 1');
    } finally {
      isLeader = false;
      await stopJobs();
    }
  }

  async function runElections(): Promise<void> {
    do {
      await database.transaction(holdLeadership).catch((error: unknown) => {
        log.debug({ error: describeError(error) }, 'cannot become leader');
      });
    } while (await sleep(ELECTION_INTERVAL_MS, end.signal));
  }

  const elections = runElections();
  return {
    isLeader: () => isLeader,
    resign: async () => {
      end.abort();
      await elections;
    },
  };
}

async function sleep(ms: number, signal: AbortSignal): Promise<boolean> {
  return pause(ms, true, { signal, ref: false }).catch(() => false);
}
