import type { Database } from './database';
import { firstTables } from './migrations/001-first-tables';
import { leanerOrders } from './migrations/002-leaner-orders';
import { ordersWithAttention } from './migrations/003-orders-with-attention';
import { referrers } from './migrations/004-referrers';
import { ordersAfterPayment } from './migrations/005-orders-after-payment';
import { fulfillment } from './migrations/006-fulfillment';
import { publishedCatalogueTables } from './migrations/007-published-catalogue';
import { forgottenOrders } from './migrations/008-forgotten-orders';
import { notifications } from './migrations/009-notifications';
import { ordersToForget } from './migrations/010-orders-to-forget';

type Migration = { version: number; statements: string[] };

/** In order, each in one transaction. A released migration is never changed. */
const migrations: Migration[] = [
  firstTables,
  leanerOrders,
  ordersWithAttention,
  referrers,
  ordersAfterPayment,
  fulfillment,
  publishedCatalogueTables,
  forgottenOrders,
  notifications,
  ordersToForget,
];

export const currentVersion = migrations.length;

const LOCK_ID = 727_401_133;

/**
 * Brings the schema up to date, forward only; of several processes one works and the others wait.
 * A newer schema is left alone: each version works with the one before.
 */
export async function migrate(database: Database): Promise<void> {
  const { patientTransaction: transaction } = database;
  // The table is missing: the database is empty.
  if (await isMigrated(database).catch(() => false)) return;
  for (const { version, statements } of migrations) {
    await transaction(async (tx) => {
      await tx(`select pg_advisory_xact_lock(${LOCK_ID})`);
      await tx(
        'create table if not exists schema_migrations (version integer primary key, applied_at timestamptz not null default now())',
      );
      const done = await tx('select 1 from schema_migrations where version = $1', [version]);
      if (done.length > 0) return;
      for (const statement of statements) await tx(statement);
      await tx('insert into schema_migrations (version) values ($1)', [version]);
    });
  }
}

/** Is the schema this version's, or later? */
export async function isMigrated({ query }: Database): Promise<boolean> {
  const rows = await query<{ version: number }>('select max(version) as version from schema_migrations');
  return (rows[0]?.version ?? 0) >= currentVersion;
}
