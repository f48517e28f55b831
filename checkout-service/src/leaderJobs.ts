import type { Settings } from './config';
import type { Database } from './database/database';
import { reconcile } from './domain/reconcile';
import { runPeriodically } from './domain/runPeriodically';
import { forgetAddresses } from './http/rateLimiter';
import type { Log } from './log';
import { sendNotifications } from './notifications/sendNotifications';
import type { Metrics } from './observability/metrics';
import { createOrderStore } from './orders/orderStore';
import type { Payments } from './payments/payments';

const NOTIFY_SECONDS = 2;

type LeaderDependencies = {
  settings: Settings;
  database: Database;
  payments: Payments;
  metrics: Metrics;
  log: Log;
};

/** Starts the jobs of the leading service: reconciliation and notifications. Returns how to stop them. */
export function startLeaderJobs({
  settings,
  database,
  payments,
  metrics,
  log,
}: LeaderDependencies): () => Promise<void> {
  const { notify, reconcileSeconds, orderRetentionDays: retentionDays } = settings;
  const orders = createOrderStore(database, { isNotifying: notify !== null });
  const round = async () => {
    await reconcile({ orders, payments, retentionDays, log }).then(
      ({ failed }) => metrics.countRound(failed === 0 ? 'done' : 'partly'),
      (error: unknown) => {
        metrics.countRound('failed');
        throw error;
      },
    );
    await forgetAddresses(database);
  };
  const ends = [runPeriodically(round, reconcileSeconds, log)];
  if (notify) {
    ends.push(
      runPeriodically(
        () => sendNotifications({ ...notify, database, log }),
        NOTIFY_SECONDS,
        log,
        'notification',
      ),
    );
  }
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
