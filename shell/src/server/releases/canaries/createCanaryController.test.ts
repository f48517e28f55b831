import { aPointer } from '@shop/testing/testReleases';
import pino from 'pino';
import type { Canary, Registry } from '../../composition/registry';
import { createVitals, type Vitals } from '../../operations/beacons/vitals';
import { createCanaryController } from './createCanaryController';
import type { Verdict } from './judge';

const log = pino({ level: 'silent' });
const canary: Canary = {
  name: 'mf_learn',
  pointer: aPointer('mf-learn', '2'),
  share: 0.1,
  salt: 'a salt of the trial',
  openedAt: new Date(Date.now() - 3_600_000).toISOString(),
  pages: 100,
  minutes: 10,
};
function report(vitals: Vitals, version: string, loads: number, failed = 0) {
  const totals = vitals.of(`mf-learn/${version}`);
  totals.loads += loads;
  totals.failed += failed;
}

type Trial = { record?: (verdict: Verdict) => Promise<void>; openedAt?: string; isOpen?: boolean };

function aTrial({ record = async () => {}, openedAt = canary.openedAt, isOpen = true }: Trial = {}) {
  const vitals = createVitals();
  const remotes = { mf_learn: aPointer('mf-learn', '1') };
  const verdicts: Verdict[] = [];
  const closed: string[] = [];
  // Faults of the live version before the trial are no excuse for the new one.
  report(vitals, '1', 1000, 900);
  const controller = {
    wantedCanaries: [{ ...canary, openedAt }],
    current: (): Registry => ({ remotes, canaries: isOpen ? controller.wantedCanaries : [] }),
    closeCanary({ pointer }: Canary) {
      closed.push(pointer.version);
      controller.wantedCanaries = [];
    },
  };
  const judgeCanaries = createCanaryController({
    controller,
    vitals,
    recordVerdict: async (_canary, verdict) => {
      verdicts.push(verdict);
      await record(verdict);
    },
    log,
  });
  judgeCanaries();
  return { vitals, judgeCanaries, verdicts, closed };
}

test('a canary that fails is closed at once, and its verdict recorded', () => {
  const { vitals, judgeCanaries, verdicts, closed } = aTrial();
  report(vitals, '1', 900);
  report(vitals, '2', 100, 8);
  judgeCanaries();
  expect(closed).toEqual(['2']);
  expect(verdicts).toEqual([
    { verdict: 'ended', reason: expect.stringContaining('8.0 % of 100 pages with a fault') },
  ]);
});

test('one that does well is promoted', () => {
  const { vitals, judgeCanaries, verdicts, closed } = aTrial();
  report(vitals, '1', 900, 1);
  report(vitals, '2', 100);
  judgeCanaries();
  expect(closed).toEqual([]);
  expect(verdicts).toMatchObject([{ verdict: 'promoted' }]);
});

test('one that no visitor is shown, because it does not load, ends after a day like any other', () => {
  const { verdicts } = aTrial({
    openedAt: new Date(Date.now() - 25 * 3_600_000).toISOString(),
    isOpen: false,
  });
  expect(verdicts).toEqual([{ verdict: 'ended', reason: 'only 0 of 100 pages told of it in a day' }]);
});

test('a verdict is recorded once, however long that takes', () => {
  const { vitals, judgeCanaries, verdicts } = aTrial({ record: () => new Promise(() => {}) });
  report(vitals, '1', 900, 1);
  report(vitals, '2', 100);
  for (let second = 0; second < 3; second++) judgeCanaries();
  expect(verdicts).toHaveLength(1);
});

test('a verdict that cannot be recorded is tried again half a minute later', async () => {
  jest.useFakeTimers();
  let isFirst = true;
  const { vitals, judgeCanaries, verdicts } = aTrial({
    record: async () => {
      if (!isFirst) return;
      isFirst = false;
      throw new Error('the disk is full');
    },
  });
  report(vitals, '1', 900);
  report(vitals, '2', 100, 8);
  for (let second = 0; second < 40; second++) {
    judgeCanaries();
    await jest.advanceTimersByTimeAsync(1000);
  }
  expect(verdicts).toHaveLength(2);
  jest.useRealTimers();
});
