import type { IncomingMessage } from 'node:http';
import express, { Router } from 'express';
import type { Logger } from 'pino';
import { pageReportSchema } from '../../../pageReport';
import { getReleases, type Registry } from '../../composition/registry';
import { type Counted, countTime, type Vitals } from './vitals';

const MOST_BYTES = 8192;

type Options = {
  vitals: Vitals;
  current: () => Registry;
  countOnce: (req: IncomingMessage, release: string, hasFailed: boolean) => Counted;
  log: Pick<Logger, 'warn'>;
};

export function receiveBeacons({ vitals, current, countOnce, log }: Options) {
  const router = Router();
  router.post('/beacons', express.json({ type: () => true, limit: MOST_BYTES }), (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    const isForeign = !['same-origin', undefined].includes(req.get('Sec-Fetch-Site'));
    if (isForeign) return void res.status(403).end();
    const { data: report } = pageReportSchema.safeParse(req.body);
    if (!report) return void res.status(400).end();
    const { composition, used, failed, lcp, inp } = report;
    // Others are anybody's invention; one that failed may have been away altogether.
    for (const release of getReleases(current())) {
      const hasFailed = failed.includes(release);
      if (!hasFailed && !used.includes(release)) continue;
      if (hasFailed) log.warn({ composition, release }, 'a page tells of a fault');
      const { isLoad, isFault } = countOnce(req, release, hasFailed);
      const totals = vitals.of(release);
      if (isFault) totals.failed++;
      if (!isLoad) continue;
      totals.loads++;
      if (lcp !== undefined) countTime(totals.lcp, lcp);
      if (inp !== undefined) countTime(totals.inp, inp);
    }
    res.status(204).end();
  });
  return router;
}
