import { useStage } from './support/stage';
import { expectNothingLost, KILLS, surviveKills } from './support/surviveKills';

jest.setTimeout(600_000);

describe('on the embedded database', () => {
  const stage = useStage();

  test(`kill -9 ${KILLS} times in a flood of purchases: every acknowledged webhook is kept, every paid session has one paid order @whole`, async () => {
    const acknowledged = await surviveKills(stage.start, stage.standIn);
    await expectNothingLost(stage.start, stage.standIn, acknowledged);
  });
});
