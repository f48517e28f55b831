/** @jest-environment ./checkout-service/testing/pgliteEnvironment.cjs */
import { unlessCommon } from '@shop/testing/whole';
import { hasPostgres } from '../testing/postgresServer';
import { runSuites } from '../testing/suite';
import { suites } from '../testing/suites';
import { openInMemory } from './database/embeddedDatabase';
import { isMigrated, migrate } from './database/migrate';
import { firstTables } from './database/migrations/001-first-tables';
import { attachSessions } from './orders/insertStatements';
import { ranks } from './orders/order';
import { createOrderStore } from './orders/orderStore';
import { updateByEvent, updateBySession } from './orders/sessionStatements';

jest.mock('@electric-sql/pglite', () => (globalThis as { PGLITE?: object }).PGLITE);

describe('on the embedded database', () => {
  // The common run takes one database: PostgreSQL where it is installed.
  describe(`what holds on PostgreSQL, too${unlessCommon(!hasPostgres())}`, () => {
    runSuites(async () => {
      const database = await openInMemory();
      return { database, dispose: database.close };
    }, suites);
  });

  test('what is planned while there are no orders looks them up by an index when there are many', async () => {
    const database = await openInMemory();
    await migrate(database);
    const { query } = database;
    await query('set plan_cache_mode = force_generic_plan');
    for (const statement of [attachSessions, updateByEvent, updateBySession]) {
      const count = new Set(statement.match(/\$\d+/g)).size;
      await query(`prepare statement_under_test as ${statement}`);
      const lines = await query<Record<string, string>>(
        `explain execute statement_under_test(${Array(count).fill('null').join(', ')})`,
      );
      const plan = lines.map((line) => Object.values(line).join()).join('\n');
      expect(plan).not.toContain('Seq Scan on orders');
      expect(plan).not.toMatch(/Index Cond: .*IS NULL/);
      expect(plan).toContain('orders_pkey');
      await query('deallocate statement_under_test');
    }
    await database.close();
  });

  test('a database of the first version keeps its orders when it is brought up to date', async () => {
    const database = await openInMemory();
    const { query } = database;
    await query('create table schema_migrations (version integer primary key, applied_at timestamptz)');
    await query('insert into schema_migrations (version) values (1)');
    for (const statement of firstTables.statements) await query(statement);
    await query(`insert into orders (id, request_key, request_hash, status, rank, session_id, livemode, currency, lines,
        subtotal, shipping_options, allowed_totals, amount_total, buy_now, payment_intent)
      values ('ord_1', 'click 1', '', 'paid', ${ranks.paid}, 'cs_1', false, 'usd', '[]', 1000,
        '[{"id":"standard","label":"Standard","amountCents":595,"minDays":3,"maxDays":5}]', '{1595}', 1595, false, 'pi_1')`);
    await query(`insert into orders (id, request_key, request_hash, status, rank, session_id, livemode, currency, lines,
        subtotal, shipping_options, allowed_totals, amount_total, buy_now, payment_intent, attention)
      select 'ord_' || status, status, '', 'disputed', 80, 'cs_' || status, false, 'usd', '[]', 1000, '[]', '{1595}', 1595, false,
        'pi_' || status, 'dispute dp_1 ' || status
      from unnest(array['won', 'lost', 'needs_response']) as status`);
    expect(await isMigrated(database)).toBe(false);
    await migrate(database);
    expect(await isMigrated(database)).toBe(true);
    const order = await createOrderStore(database, { isNotifying: false }).findBySession('cs_1');
    expect(order).toMatchObject({ id: 'ord_1', status: 'paid', amount_total: 1595 });
    expect(order?.shipping_options[0]).toMatchObject({ label: 'Standard', amountCents: 595 });
    const disputes = await query(
      `select status, dispute_status, attention from orders where dispute_id = 'dp_1' order by dispute_status`,
    );
    expect(disputes).toEqual([
      { status: 'disputed', dispute_status: 'lost', attention: null },
      { status: 'disputed', dispute_status: 'needs_response', attention: 'dispute dp_1 needs_response' },
      { status: 'paid', dispute_status: 'won', attention: null },
    ]);
    await database.close();
  });
});
