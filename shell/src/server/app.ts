import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Tracer } from '@shop/telemetry/tracer';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { makeBeacons } from './beacons/makeBeacons';
import { boundaries } from './boundaries';
import { makeCanaryShowing } from './canaries/canaryShowing';
import { checkoutProxy } from './checkoutProxy';
import { type ShellConfig, siteOf } from './config';
import { crawlerRoutes } from './crawlers/crawlerRoutes';
import { healthRoutes } from './healthRoutes';
import { answerError, refuseMethod } from './lastAnswers';
import { LIVE_CONTRACT_PATH, liveContract } from './liveContract/liveContract';
import { makeCartSecret } from './noScriptCart/cartSecret';
import { makeCheckoutService } from './noScriptCart/checkoutService';
import { createNoScriptCartRoutes } from './noScriptCart/noScriptCartRoutes';
import type { ShellMetrics } from './observability/metrics';
import { observeRequests } from './observability/observeRequests';
import { limitUnderWay } from './overload/limitUnderWay';
import { makePages } from './pages';
import { previewSecret } from './previews/previewSecret';
import { makePreviews } from './previews/previews';
import { publicFiles } from './publicFiles';
import { receiveReleases } from './receiving/receiveReleases';
import type { Registry } from './registry';
import { makeReleaseFiles } from './releaseFiles';
import { releaseRoutes } from './releaseRoutes';
import { fileHeaders, isSecure, securityHeaders } from './security';
import { makeRedirectSender } from './sendRedirect';
import { makeReleaseFileSender } from './sendReleaseFile';
import { staticFiles } from './staticFiles';
import { statusPage } from './statusPage';
import type { Renderer } from './threads/renderer';

type Dependencies = {
  config: ShellConfig;
  /** The live composition. */
  current: () => Registry;
  renderer: Renderer;
  /** Version of this shell's own release. */
  shellVersion: string;
  metrics: ShellMetrics;
  tracer: Tracer;
  /** A file of a release differs from what the release promises. */
  onCorrupt: (app: string, version: string, file: string) => void;
  log: Logger;
};

/** Stripe's events are the largest requests; the service itself takes 64 checkouts and as many webhooks at once. */
const LIMITS_OF_SERVICE = { max: 256, maxBytes: 1024 * 1024 };

/** Headers of every answer; in development the page may also load from the dev servers, and a redirect is for now only. */
function makeSecurityOf({ config, current }: Dependencies) {
  const devEntries = Object.values(current().remotes).flatMap(({ devEntry }) => devEntry ?? []);
  const headers = securityHeaders(config, config.devShellUrl ? [config.devShellUrl, ...devEntries] : []);
  const forNow = { 'Cache-Control': 'no-store' };
  return (req: IncomingMessage) => {
    const security = headers(isSecure(req, config.trustProxy));
    return config.devShellUrl ? { ...security, ...forNow } : security;
  };
}

type SecurityOf = ReturnType<typeof makeSecurityOf>;

function setSecurityHeaders(securityOf: SecurityOf) {
  return (req: Request, res: Response, next: NextFunction) => {
    const security = securityOf(req);
    const headers = /^\/(r|media)\//.test(req.path) ? fileHeaders(security, req.path) : security;
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    next();
  };
}

/** Which composition a request is shown: a preview's, a canary's or the live one. */
function makeShowings({ config, current }: Dependencies) {
  const { trustProxy, releasesDir, previewSecret: secret, dataDir } = config;
  const previews = makePreviews({
    current,
    secret: previewSecret(secret, dataDir),
    releasesDir,
    isSecure: (req) => isSecure(req, trustProxy),
  });
  const canaryShowing = makeCanaryShowing({ current, trustProxy });
  const showingFor = (req: IncomingMessage) => {
    const showing = previews.showingFor(req);
    return showing.bar === null ? canaryShowing(req) : showing;
  };
  return { previews, showingFor };
}

/** An Express that answers the checkout service's addresses and those of other programs. */
function openApp({ config, log }: Dependencies) {
  const app = express();
  app.disable('x-powered-by');
  app.enable('strict routing');
  app.set('trust proxy', config.trustProxy);
  app.use(healthRoutes(config));
  const proxied = ['/api', ...(config.isSandbox ? ['/sandbox'] : [])];
  app.use(proxied, limitUnderWay(LIMITS_OF_SERVICE));
  app.use(checkoutProxy({ url: config.checkoutUrl, paths: proxied, log }));
  return app;
}

/** The shop's origin: service behind /api, release files, crawlers' files, and every page. */
export function createApp(dependencies: Dependencies) {
  const { config, current, renderer, shellVersion, onCorrupt, log } = dependencies;
  const { releasesDir, registryFile, dataDir, statusToken: token } = config;
  const site = siteOf(config);
  const securityOf = makeSecurityOf(dependencies);
  const files = makeReleaseFiles({ releasesDir, onCorrupt });
  const { previews, showingFor } = makeShowings(dependencies);
  const beacons = makeBeacons({ current, shellVersion, share: config.beaconShare, log });
  const { countSent: onSent } = beacons;
  const pages = makePages({ current, showingFor, renderer, site, securityOf, onSent, log });

  const app = openApp(dependencies);
  app.use(setSecurityHeaders(securityOf));
  app.use(beacons.receive);
  app.use(releaseRoutes({ releasesDir, files, showsPreview: previews.shows }));
  app.get('/boundaries.json', boundaries({ showingFor, releasesDir, shellVersion }));
  app.use(publicFiles({ showingFor: previews.showingFor, releasesDir, files }));
  app.get('/__status', statusPage({ current, dataDir, shellVersion, token }));
  app.get(LIVE_CONTRACT_PATH, liveContract({ current, renderer, config, shellVersion }));
  app.use(crawlerRoutes({ origin: site.origin, sitemapPaths: () => renderer.sitemapPaths(current()) }));
  // Icons and the sharing picture, at the root of the shop.
  const rootFolder = path.join(releasesDir, 'shell', shellVersion, 'client/root');
  app.use(staticFiles({ folder: rootFolder, isImmutable: false }));
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

  const sendReleaseFile = makeReleaseFileSender({ files, securityOf });
  const sendRedirect = makeRedirectSender({ origin: site.origin, securityOf });
  /** What is asked for most is answered before Express: pages that are kept, files of releases, redirects. */
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    const otherwise = () => void app(req, res);
    if (pages.sendKept(req, res) || sendReleaseFile(req, res, otherwise) || sendRedirect(req, res)) return;
    otherwise();
  };
  const observe = observeRequests({ ...dependencies, isBehindProxy: config.trustProxy > 0 });
  const handle = (req: IncomingMessage, res: ServerResponse) => observe(req, res, () => answer(req, res));
  return { handle, pages, beacons };
}
