import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { releasesOf } from '../generation';
import type { CachedPage } from '../pageCache';
import type { Registry } from '../registry';
import { receiveBeacons } from './receiveBeacons';
import { type Tallies, tallyOf } from './tally';

type Options = { current: () => Registry; shellVersion: string; share: number; log: Logger };

/** In a worker: counts what pages tell, and which pages went out whole, until the primary takes the counts over. */
export function makeBeacons({ current, shellVersion, share, log }: Options) {
  let tallies: Tallies = {};
  const isShown = (release: string) => releasesOf(current(), shellVersion).includes(release);
  const notHere: RequestHandler = (_req, _res, next) => next();
  return {
    receive: share > 0 ? receiveBeacons({ tallies: () => tallies, isShown, log }) : notHere,
    countSent(page: CachedPage) {
      for (const release of page.releases) {
        const tally = tallyOf(tallies, release);
        tally.sent++;
        if (!page.isComplete) tally.broken++;
      }
    },
    /** What was counted since the last time. */
    take(): Tallies {
      const taken = tallies;
      tallies = {};
      return taken;
    },
  };
}
