import { hasPostgres, startPostgres } from '../../checkout-service/testing/postgresServer';
import { useStage } from './support/stage';
import { expectNothingLost, KILLS, surviveKills } from './support/surviveKills';

jest.setTimeout(600_000);

(hasPostgres() ? describe : describe.skip)('on PostgreSQL (needs initdb and postgres)', () => {
  const stage = useStage();

  test(`kill -9 ${KILLS} times in a flood of purchases: every acknowledged webhook is kept, every paid session has one paid order @whole`, async () => {
    const server = await startPostgres();
    try {
      const start = () => stage.start({ DATABASE_URL: server.url });
      const acknowledged = await surviveKills(start, stage.standIn);
      await expectNothingLost(start, stage.standIn, acknowledged);
    } finally {
      await server.stop();
    }
  });
});
