import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Registry } from '../composition/registry';
import { type CountReport, receiveBeacons } from '../operations/beacons/receiveBeacons';
import { toTotals } from '../operations/beacons/totals';
import type { Vitals } from '../operations/beacons/vitals';
import type { CachedPage } from '../pages/pageCache';
import { getReleases } from '../rendering/generation';

type Options = {
  current: () => Registry;
  shellVersion: string;
  share: number;
  countOnce: CountReport;
  vitals: Vitals;
  log: Logger;
};

/** Counts what pages report, and which pages went out whole. */
export function makeBeacons({ current, shellVersion, share, countOnce, vitals, log }: Options) {
  const isShown = (release: string) => getReleases(current(), shellVersion).includes(release);
  const notHere: RequestHandler = (_req, _res, next) => next();
  return {
    receive:
      share > 0
        ? receiveBeacons({ totalsByRelease: () => vitals.totalsByRelease, isShown, countOnce, log })
        : notHere,
    countSent(page: CachedPage) {
      for (const release of page.releases) {
        const totals = toTotals(vitals.totalsByRelease, release);
        totals.sent++;
        if (!page.isComplete) totals.broken++;
      }
    },
  };
}
