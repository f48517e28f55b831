import type { Logger } from 'pino';
import type { Canary, Registry } from '../../composition/registry';
import { getDifference, type Vitals, type VitalsTotals } from '../../operations/beacons/vitals';
import { judge as judgeTallies, type Verdict } from './judge';

const MINUTE_MS = 60_000;

type Trial = {
  liveRelease: string;
  before: VitalsTotals;
};

type Options = {
  shown: () => Registry;
  vitals: Vitals;
  close: (canary: Canary) => void;
  /** Writes the verdict into the registry. Rejects where that fails; it is tried again. */
  settle: (canary: Canary, verdict: Verdict) => Promise<void>;
  log: Logger;
};

const getRelease = ({ pointer }: Canary) => `${pointer.app}/${pointer.version}`;

export function createCanaryController({ shown, vitals, close, settle, log }: Options) {
  const trials = new Map<string, Trial>();
  const judged = new Map<string, { canary: Canary; verdict: Verdict; isUnderWay: boolean }>();

  const begin = (liveRelease: string): Trial => ({
    liveRelease,
    before: structuredClone(vitals.of(liveRelease)),
  });

  function judge(canary: Canary) {
    const live = shown().remotes[canary.name];
    const liveRelease = `${live?.app}/${live?.version}`;
    const known = trials.get(canary.salt);
    const trial = known?.liveRelease === liveRelease ? known : begin(liveRelease);
    trials.set(canary.salt, trial);
    const told = getDifference(vitals.of(liveRelease), trial.before);
    const minutes = (Date.now() - Date.parse(canary.openedAt)) / MINUTE_MS;
    const verdict = judgeTallies(vitals.of(getRelease(canary)), told, minutes, canary.budget);
    if (!verdict) return;
    log.warn({ remote: canary.name, version: canary.pointer.version, ...verdict }, 'canary is judged');
    judged.set(canary.salt, { canary, verdict, isUnderWay: false });
    if (verdict.verdict === 'ended') close(canary);
  }

  function write(salt: string) {
    const known = judged.get(salt);
    if (!known || known.isUnderWay) return;
    known.isUnderWay = true;
    settle(known.canary, known.verdict).then(
      () => judged.delete(salt),
      (error: Error) => {
        known.isUnderWay = false;
        log.error({ remote: known.canary.name, reason: error.message }, 'the verdict cannot be recorded');
      },
    );
  }

  return {
    look() {
      const open = shown().canaries ?? [];
      for (const canary of open) if (!judged.has(canary.salt)) judge(canary);
      const salts = open.map(({ salt }) => salt);
      for (const salt of trials.keys()) if (!salts.includes(salt)) trials.delete(salt);
      for (const salt of judged.keys()) write(salt);
    },
  };
}
