import type { Logger } from 'pino';
import type { Canary, Registry } from '../../composition/registry';
import type { Vitals } from '../../operations/beacons/vitals';
import { judge, type Verdict } from './judge';

const MINUTE_MS = 60_000;
/** Milliseconds before a verdict that could not be recorded is tried again. */
const AGAIN_MS = 30_000;

type Options = {
  shown: () => Registry;
  wanted: () => Canary[];
  vitals: Vitals;
  close: (canary: Canary) => void;
  /** Writes the verdict into the registry. Rejects where that fails; it is tried again. */
  recordVerdict: (canary: Canary, verdict: Verdict) => Promise<void>;
  log: Logger;
};

export function createCanaryController({ shown, wanted, vitals, close, recordVerdict, log }: Options) {
  /** The live release that each canary is compared with: both count from the same moment on. */
  const compared = new Map<string, string>();
  const judged = new Map<string, { canary: Canary; verdict: Verdict; isUnderWay: boolean }>();

  function compare(canary: Canary) {
    const { app, version } = canary.pointer;
    const live = shown().remotes[canary.name];
    const liveRelease = `${live?.app}/${live?.version}`;
    const isOpen = shown().canaries?.some(({ salt }) => salt === canary.salt);
    if (isOpen && compared.get(canary.salt) !== liveRelease) {
      vitals.restart(liveRelease);
      compared.set(canary.salt, liveRelease);
    }
    const minutes = (Date.now() - Date.parse(canary.openedAt)) / MINUTE_MS;
    const verdict = judge(vitals.of(`${app}/${version}`), vitals.of(liveRelease), minutes, canary);
    if (!verdict) return;
    log.warn({ remote: canary.name, version, ...verdict }, 'canary is judged');
    judged.set(canary.salt, { canary, verdict, isUnderWay: false });
    if (verdict.verdict === 'ended') close(canary);
  }

  function write(salt: string) {
    const known = judged.get(salt);
    if (!known || known.isUnderWay) return;
    known.isUnderWay = true;
    recordVerdict(known.canary, known.verdict).then(
      () => judged.delete(salt),
      (error: Error) => {
        setTimeout(() => {
          known.isUnderWay = false;
        }, AGAIN_MS).unref();
        log.error({ remote: known.canary.name, reason: error.message }, 'the verdict cannot be recorded');
      },
    );
  }

  return {
    look() {
      for (const canary of wanted()) if (!judged.has(canary.salt)) compare(canary);
      const salts = wanted().map(({ salt }) => salt);
      for (const salt of compared.keys()) if (!salts.includes(salt)) compared.delete(salt);
      for (const salt of judged.keys()) write(salt);
    },
  };
}
