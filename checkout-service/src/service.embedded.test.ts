/** @jest-environment ./checkout-service/testing/pgliteEnvironment.cjs */
import { runSuites } from '../testing/suite';
import { suites } from '../testing/suites';
import { openInMemory } from './database/embeddedDatabase';
import { migrate } from './database/migrate';
import { attachSessions } from './orders/checkoutStatements';
import { settleByCharge, settleByEvent, settleBySession } from './orders/settleStatements';

jest.mock('@electric-sql/pglite', () => (globalThis as { PGLITE?: object }).PGLITE);
jest.setTimeout(30_000);

describe('on the embedded database', () => {
  runSuites(async () => {
    const database = await openInMemory();
    return { database, dispose: database.close };
  }, suites);

  test('what is planned while there are no orders looks them up by an index when there are many', async () => {
    const database = await openInMemory();
    await migrate(database);
    const { query } = database;
    await query('set plan_cache_mode = force_generic_plan');
    for (const statement of [attachSessions, settleByCharge, settleByEvent, settleBySession]) {
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
});
