import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tracer } from '@shop/node/telemetry/tracer';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import type { Registry } from '../composition/registry';
import { getSite, type ShellConfig } from '../config';
import { answerUnusualAddress, normalizeAddress } from '../http/normalizeAddress';
import { fileHeaders, isSecure, securityHeaders } from '../http/security';
import { createRedirects } from '../http/sendRedirect';
import type { Vitals } from '../operations/beacons/vitals';
import { healthRoutes } from '../operations/healthRoutes';
import type { ShellMetrics } from '../operations/observability/metrics';
import { observeRequests } from '../operations/observability/observeRequests';
import type { LivePrices } from '../pages/livePrices';
import { makePages } from '../pages/pages';
import { createCanaryResolver } from '../releases/canaries/canaryResolver';
import { createCountOnce } from '../releases/canaries/countOnce';
import { LIVE_CONTRACT_PATH, liveContract } from '../releases/liveContract/liveContract';
import { makePreviews } from '../releases/previews/previews';
import { previewSecret } from '../releases/previews/previewToken';
import { receiveReleases } from '../releases/receiving/receiveReleases';
import type { PageRenderer } from '../rendering/pageRenderer';
import { checkoutProxy } from './checkoutProxy';
import { crawlerRoutes } from './crawlers/crawlerRoutes';
import { answerError, refuseMethod } from './errorHandlers';
import { makeBeacons } from './makeBeacons';
import { mediaFiles } from './mediaFiles';
import { makeCartSecret } from './noScriptCart/cartSecret';
import { makeCheckoutService } from './noScriptCart/checkoutService';
import { createNoScriptCartRoutes } from './noScriptCart/noScriptCartRoutes';
import { bufferBodies } from './overload/bufferBodies';
import { limitConcurrency } from './overload/limitConcurrency';
import { publicFiles } from './publicFiles';
import { makeReleaseFiles } from './releaseFiles';
import { rootFiles } from './rootFiles';
import { makeReleaseFileSender } from './sendReleaseFile';
import { statusPage } from './statusPage';

type Dependencies = {
  config: ShellConfig;
  /** The live composition. */
  current: () => Registry;
  renderer: PageRenderer;
  livePrices: () => LivePrices;
  /** Version of this shell's own release. */
  shellVersion: string;
  vitals: Vitals;
  metrics: ShellMetrics;
  tracer: Tracer;
  /** A file of a release differs from what the release promises. */
  onCorrupt: (app: string, version: string, file: string) => void;
  /** A file of a release that is not on this host, from the object store. */
  fetchFile: ((app: string, name: string) => Promise<Buffer | null>) | undefined;
  log: Logger;
};

/** Requests to the service at once; it takes 64 checkouts and as many webhooks itself. */
const MAX_SERVICE_REQUESTS = 256;
const MB = 1024 * 1024;
/** Stripe's events are the largest requests. */
const BODY_LIMITS = { maxBytes: MB, maxTotalBytes: 64 * MB, maxIncomplete: 32 };

/** Headers of every answer; in development the page may also load from the dev servers, and a redirect is for now only. */
function makeSecurity({ config, current }: Dependencies) {
  const devEntries = Object.values(current().remotes).flatMap(({ devEntry }) => devEntry ?? []);
  const headers = securityHeaders(config, config.devShellUrl ? [config.devShellUrl, ...devEntries] : []);
  const forNow = { 'Cache-Control': 'no-store' };
  return (req: IncomingMessage) => {
    const security = headers(isSecure(req, config.trustProxy));
    return config.devShellUrl ? { ...security, ...forNow } : security;
  };
}

type SecurityOf = ReturnType<typeof makeSecurity>;

function setSecurityHeaders(getSecurity: SecurityOf) {
  return (req: Request, res: Response, next: NextFunction) => {
    const security = getSecurity(req);
    const headers = req.path.startsWith('/media/') ? fileHeaders(security, req.path) : security;
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    next();
  };
}

/** Which composition a request is shown: a preview's, a canary's or the live one. */
function makeResolvers({ config, current }: Dependencies) {
  const { trustProxy, releasesDir, previewSecret: secret, dataDir } = config;
  const previews = makePreviews({
    current,
    secret: previewSecret(secret, dataDir),
    releasesDir,
    isSecure: (req) => isSecure(req, trustProxy),
  });
  const resolveCanary = createCanaryResolver({ current, trustProxy });
  const resolveComposition = (req: IncomingMessage) => {
    const resolved = previews.resolveComposition(req);
    return resolved.bar === null ? resolveCanary(req) : resolved;
  };
  return { previews, resolveComposition };
}

/** An Express that answers the checkout service's addresses and those of other programs. */
function openApp({ config, log }: Dependencies) {
  const app = express();
  app.disable('x-powered-by');
  app.enable('strict routing');
  app.set('trust proxy', config.trustProxy);
  app.use(healthRoutes(config));
  const proxied = ['/api', ...(config.isSandbox ? ['/sandbox'] : [])];
  const { trustProxy } = config;
  app.use(proxied, bufferBodies({ ...BODY_LIMITS, trustProxy }), limitConcurrency(MAX_SERVICE_REQUESTS));
  app.use(checkoutProxy({ url: config.checkoutUrl, paths: proxied, log }));
  return app;
}

/** The shop's origin: service behind /api, release files, crawlers' files, and every page. */
export function createApp(dependencies: Dependencies) {
  const { config, current, renderer, livePrices, shellVersion, vitals, onCorrupt, fetchFile, log } =
    dependencies;
  const { releasesDir, registryFile, dataDir, statusToken: token } = config;
  const site = getSite(config);
  const getSecurity = makeSecurity(dependencies);
  const files = makeReleaseFiles({ releasesDir, onCorrupt, fetchFile });
  const { previews, resolveComposition } = makeResolvers(dependencies);
  const beacons = makeBeacons({
    current,
    shellVersion,
    share: config.beaconShare,
    countOnce: createCountOnce({ current, trustProxy: config.trustProxy }),
    vitals,
    log,
  });
  const { countSent: onSent } = beacons;
  const { observeRendering: onRendered } = dependencies.metrics;
  const pages = makePages({
    current,
    resolveComposition,
    renderer,
    livePrices,
    site,
    getSecurity,
    onSent,
    onRendered,
    log,
  });

  const app = openApp(dependencies);
  app.use(setSecurityHeaders(getSecurity));
  app.use(beacons.receive);
  app.use('/media', mediaFiles(releasesDir));
  app.get('/__status', statusPage({ current, dataDir, shellVersion, token }));
  app.get(LIVE_CONTRACT_PATH, liveContract({ current, renderer, config, shellVersion }));
  app.use(crawlerRoutes(dependencies));
  app.use(rootFiles({ files, shellVersion }));
  // After the shell's own files: no remote can take their place.
  app.use(publicFiles({ resolveComposition: previews.resolveComposition, files }));
  app.use(
    receiveReleases({
      tokens: config.releaseTokens,
      receiver: config.releaseReceiver,
      registryFile,
      dataDir,
      releasesDir,
      log,
    }),
  );
  app.use(
    createNoScriptCartRoutes({
      ...config,
      service: makeCheckoutService(config.checkoutUrl),
      secret: makeCartSecret(config.cartSecret, dataDir),
      isSecure: (req) => isSecure(req, config.trustProxy),
      log,
    }),
  );
  app.use(previews.answer);
  app.use(pages.answer);
  app.use(refuseMethod);
  app.use(answerError(log));

  const sendReleaseFile = makeReleaseFileSender({ files, getSecurity, showsPreview: previews.shows });
  const redirect = createRedirects({ origin: site.origin, getSecurity });
  /** What is asked for most is answered before Express: pages that are kept, files of releases, redirects. */
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    const otherwise = () => void app(req, res);
    if (pages.sendCached(req, res) || sendReleaseFile(req, res, otherwise)) return;
    if (redirect(req, res)) return;
    otherwise();
  };
  const observe = observeRequests({ ...dependencies, isBehindProxy: config.trustProxy > 0 });
  const handle = (req: IncomingMessage, res: ServerResponse) => {
    const asked = req.url ?? '';
    const address = normalizeAddress(asked);
    if (address !== null) req.url = address;
    observe(req, res, () => {
      if (address === asked) answer(req, res);
      else answerUnusualAddress(req, res, address, getSecurity(req));
    });
  };
  return { handle, pages };
}
