import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildService, standInSettings } from '../../checkout-service/testing/builtService';
import { hasPostgres, startPostgres } from '../../checkout-service/testing/postgresServer';
import { StripeStandIn } from '../../checkout-service/testing/stripeStandIn';
import { expectNothingLost, KILLS, surviveKills } from './support/surviveKills';

jest.setTimeout(600_000);

const testOnPostgres = hasPostgres() ? test : test.skip;

testOnPostgres(
  `kill -9 ${KILLS} times in a flood of purchases on PostgreSQL: every acknowledged webhook is kept, every paid session has one paid order`,
  async () => {
    const built = buildService();
    const server = await startPostgres();
    const standIn = await new StripeStandIn().start();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-kill-'));
    try {
      const environment = { ...standInSettings(standIn), DATA_DIR: dataDir, DATABASE_URL: server.url };
      const acknowledged = await surviveKills(built.folder, environment, standIn);
      const counts = await expectNothingLost(built.folder, environment, standIn, acknowledged);
      expect(counts.acknowledged).toBeGreaterThan(KILLS);
    } finally {
      await standIn.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
      built.remove();
    }
  },
);
