import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { readOrMakeSecret } from '@shop/node/settings/secretFile';
import express from 'express';
import type { Logger } from 'pino';
import type { Registry } from '../composition/registry';
import type { ShellConfig } from '../config';
import { normalizeAddress, redirectAddress } from '../http/addresses';
import { fileHeaders, securityHeaders } from '../http/security';
import { receiveBeacons } from '../operations/beacons/receiveBeacons';
import type { Vitals } from '../operations/beacons/vitals';
import { healthRoutes } from '../operations/healthRoutes';
import { observeRequest } from '../operations/observability/observeRequests';
import type { LivePrices } from '../pages/livePrices';
import { Pages } from '../pages/pages';
import { createCanaryResolver, createCountOnce } from '../releases/canaries/canaryVisitors';
import { LIVE_CONTRACT_PATH, liveContract } from '../releases/liveContract/liveContract';
import { makePreviews } from '../releases/previews/previews';
import { receiveReleases } from '../releases/receiving/receiveReleases';
import type { Served } from '../releases/servedFiles';
import type { PageRenderer } from '../rendering/pageRenderer';
import { checkoutProxy } from './checkoutProxy';
import { crawlerRoutes } from './crawlers/crawlerRoutes';
import { answerError } from './errorHandlers';
import { publicFiles, releaseFileRoutes } from './fileRoutes';
import { noScriptCartRoutes } from './noScriptCart/noScriptCartRoutes';
import { makeCheckoutService } from './noScriptCart/serverData';
import { bufferBodies, limitConcurrency } from './overload/bufferBodies';
import { ReleaseFiles, type ReleaseFilesOptions } from './releaseFiles';

type Dependencies = Omit<ReleaseFilesOptions, 'releasesDir'> & {
  config: ShellConfig;
  current: () => Registry;
  served: () => Served | null;
  renderer: PageRenderer;
  livePrices: () => LivePrices;
  vitals: Vitals;
  log: Logger;
};

function makePages(dependencies: Dependencies, getSecurity: ReturnType<typeof securityHeaders>) {
  const { config, current, vitals } = dependencies;
  const { site, releasesDir, trustProxy, previewSecret, dataDir } = config;
  const secret = () => previewSecret ?? readOrMakeSecret(path.join(dataDir, 'preview-secret'));
  const previews = makePreviews({ current, secret, releasesDir });
  const resolveCanary = createCanaryResolver({ current, trustProxy });
  const countOnce = createCountOnce({ current, trustProxy });
  const pages = new Pages({
    ...dependencies,
    resolveComposition(req) {
      const resolved = previews.resolveComposition(req);
      return resolved.bar === null ? resolveCanary(req) : resolved;
    },
    origin: site.origin,
    getSecurity,
    onSent({ releases, rendered }, req) {
      for (const release of releases)
        vitals.countSent(release, countOnce(req, release, !rendered.isComplete));
    },
  });
  return { previews, pages };
}

/** Pictures and films: their addresses change with their content. */
function mediaFiles(releasesDir: string) {
  return express.static(path.join(releasesDir, 'media'), {
    fallthrough: false,
    redirect: false,
    index: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (res) =>
      void res.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  });
}

export function createApp(dependencies: Dependencies) {
  const { config, current, served, log } = dependencies;
  const { site, releasesDir, trustProxy, checkoutUrl: url } = config;
  const getSecurity = securityHeaders(config);
  const files = new ReleaseFiles({ ...dependencies, releasesDir });
  const { previews, pages } = makePages(dependencies, getSecurity);
  const app = express();
  app.disable('x-powered-by');
  app.enable('strict routing');
  app.set('trust proxy', trustProxy);
  app.use((req, res, next) => {
    res.set(fileHeaders(getSecurity(req), req.path));
    next();
  });
  app.use(redirectAddress);
  app.use(healthRoutes(config, current, served));
  const proxied = ['/api', ...(config.checkoutSandbox ? ['/sandbox'] : [])];
  app.use(proxied, bufferBodies(), limitConcurrency(), checkoutProxy(url, log));
  app.use(releaseFileRoutes(files, current));
  const countOnce = createCountOnce({ current, trustProxy });
  if (site.beaconShare > 0) app.use(receiveBeacons({ ...dependencies, countOnce }));
  app.use('/media', mediaFiles(releasesDir));
  app.get(LIVE_CONTRACT_PATH, liveContract(dependencies));
  app.use(crawlerRoutes({ ...dependencies, pages }));
  // After the shell's own files: no remote can take their place.
  app.use(publicFiles(files, previews.resolveComposition));
  app.use(receiveReleases({ ...config, log }));
  app.use(noScriptCartRoutes({ site, service: makeCheckoutService(url), log }));
  app.use(previews.answer);
  app.use(pages.answer);
  app.use(
    (_req, res) => void res.status(405).set('Allow', 'GET, HEAD').type('text').send('Method not allowed'),
  );
  app.use(answerError(log));

  function handle(req: IncomingMessage, res: ServerResponse) {
    observeRequest(req, res, trustProxy > 0);
    // Express would cost a cached page several times its own price.
    const isUsual = normalizeAddress(req.url ?? '') === req.url;
    if (!isUsual || !pages.sendCached(req, res)) app(req, res);
  }
  return { handle, pages };
}
