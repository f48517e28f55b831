import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildService, standInSettings } from '../../checkout-service/testing/builtService';
import { StripeStandIn } from '../../checkout-service/testing/stripeStandIn';
import { expectNothingLost, KILLS, surviveKills } from './support/surviveKills';

jest.setTimeout(600_000);

test(`kill -9 ${KILLS} times in a flood of purchases on the embedded database: every acknowledged webhook is kept, every paid session has one paid order`, async () => {
  const built = buildService();
  const standIn = await new StripeStandIn().start();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-kill-'));
  try {
    const environment = { ...standInSettings(standIn), DATA_DIR: dataDir };
    const acknowledged = await surviveKills(built.folder, environment, standIn);
    const counts = await expectNothingLost(built.folder, environment, standIn, acknowledged);
    // The flood was one: the kills hit a service at work.
    expect(counts.acknowledged).toBeGreaterThan(KILLS);
  } finally {
    await standIn.stop();
    rmSync(dataDir, { recursive: true, force: true });
    built.remove();
  }
});
