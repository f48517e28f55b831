import type { Logger } from 'pino';
import { type Canary, toReason } from '../../composition/registry';
import type { Vitals } from '../../operations/beacons/vitals';
import type { CompositionController } from '../compositionController';
import { judge, type Verdict } from './judge';

const MINUTE_MS = 60_000;
const RETRY_MS = 30_000;

type Options = {
  controller: Pick<CompositionController, 'current' | 'wantedCanaries' | 'closeCanary'>;
  vitals: Vitals;
  recordVerdict: (canary: Canary, verdict: Verdict) => Promise<void>;
  log: Logger;
};

export function createCanaryController({ controller, vitals, recordVerdict, log }: Options) {
  /** The live release that each canary is compared with: both count from the same moment on. */
  const compared = new Map<string, string>();
  const judged = new Set<string>();

  function compare(canary: Canary) {
    const { app, version } = canary.pointer;
    const { remotes, canaries } = controller.current();
    const live = remotes[canary.name];
    const liveRelease = `${live?.app}/${live?.version}`;
    const isOpen = canaries?.some(({ salt }) => salt === canary.salt);
    if (isOpen && compared.get(canary.salt) !== liveRelease) {
      vitals.restart(liveRelease);
      compared.set(canary.salt, liveRelease);
    }
    const minutes = (Date.now() - Date.parse(canary.openedAt)) / MINUTE_MS;
    const verdict = judge(vitals.of(`${app}/${version}`), vitals.of(liveRelease), minutes, canary);
    if (!verdict) return;
    log.warn({ remote: canary.name, version, ...verdict }, 'canary is judged');
    judged.add(canary.salt);
    void record(canary, verdict);
    if (verdict.verdict === 'ended') controller.closeCanary(canary);
  }

  async function record(canary: Canary, verdict: Verdict) {
    try {
      await recordVerdict(canary, verdict);
      judged.delete(canary.salt);
    } catch (error) {
      log.error({ remote: canary.name, reason: toReason(error) }, 'the verdict cannot be recorded');
      setTimeout(record, RETRY_MS, canary, verdict).unref();
    }
  }

  return function judgeCanaries() {
    for (const canary of controller.wantedCanaries) if (!judged.has(canary.salt)) compare(canary);
  };
}
