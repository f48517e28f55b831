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
import { robotsTxt } from './crawlers/robotsTxt';
import { sitemapXml } from './crawlers/sitemapXml';
import { webManifest } from './crawlers/webManifest';
import { devPages } from './devPages';
import { compositionOf } from './generation';
import type { ShellMetrics } from './observability/metrics';
import { metricsEndpoint } from './observability/metricsEndpoint';
import { notesOf, observeRequests } from './observability/observeRequests';
import { askForMetrics } from './observability/workersTogether';
import { limitUnderWay } from './overload/limitUnderWay';
import { makePages } from './pages';
import { previewSecret } from './previews/previewSecret';
import { makePreviews } from './previews/previews';
import { publicFiles } from './publicFiles';
import { receiveReleases } from './receiving/receiveReleases';
import type { Registry } from './registry';
import { makeReleaseFiles } from './releaseFiles';
import { embedHeaders, fileHeaders, isSecure, securityHeaders } from './security';
import { makeRedirectSender } from './sendRedirect';
import { makeReleaseFileSender } from './sendReleaseFile';
import type { ShellFiles } from './shellFiles';
import { SPECULATION_RULES_PATH, speculationRules } from './speculationRules';
import { staticFiles } from './staticFiles';
import { statusPage } from './statusPage';
import type { Renderer } from './threads/renderer';

type Dependencies = {
  config: ShellConfig;
  /** The live composition. */
  current: () => Registry;
  renderer: Renderer;
  shell: ShellFiles;
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

/** Milliseconds that the checkout service has to say that it is ready. */
const READY_LIMIT_MS = 2000;

async function isCheckoutReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(READY_LIMIT_MS) })).ok;
  } catch {
    return false;
  }
}

/** The shop's origin: service behind /api, release files, crawlers' files, and every page. */
export function createApp(dependencies: Dependencies) {
  const { config, current, renderer, shell, shellVersion, onCorrupt, log } = dependencies;
  const site = siteOf(config);
  const { releasesDir } = config;
  const app = express();
  app.disable('x-powered-by');
  app.enable('strict routing');
  app.set('trust proxy', config.trustProxy);

  const isBehindProxy = config.trustProxy > 0;
  app.get('/metrics', metricsEndpoint({ token: config.metricsToken, isBehindProxy, read: askForMetrics }));
  app.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  // Tells `npm run dev -- --shop` whether it may be used with this shop.
  app.get('/dev-overrides', (_req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    res.status(config.allowsOverrides ? 204 : 404).end();
  });
  app.get('/readyz', async (_req, res) => {
    const isReady = await isCheckoutReady(config.checkoutUrl);
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'checkout service is not ready' });
  });
  const proxied = ['/api', ...(config.isSandbox ? ['/sandbox'] : [])];
  app.use(proxied, limitUnderWay(LIMITS_OF_SERVICE));
  app.use(checkoutProxy({ url: config.checkoutUrl, paths: proxied, log }));

  const devEntries = Object.values(compositionOf(current())).map(({ entry }) => entry);
  const headers = securityHeaders(config, config.devShellUrl ? [config.devShellUrl, ...devEntries] : []);
  const securityOf = (req: IncomingMessage) => headers(isSecure(req, config.trustProxy));
  const files = makeReleaseFiles({ releasesDir, onCorrupt });
  const previews = makePreviews({
    current,
    secret: previewSecret(config.previewSecret, path.dirname(config.registryFile)),
    releasesDir,
    isSecure: (req) => isSecure(req, config.trustProxy),
  });
  const canaryShowing = makeCanaryShowing({ current, trustProxy: config.trustProxy });
  const showingFor = (req: IncomingMessage) => {
    const showing = previews.showingFor(req);
    return showing.bar === null ? canaryShowing(req) : showing;
  };
  const beacons = makeBeacons({ current, shellVersion, share: config.beaconShare });
  const { countSent: onSent } = beacons;
  const pages = makePages({ current, showingFor, renderer, site, securityOf, onSent, log });
  app.use((req: Request, res: Response, next: NextFunction) => {
    const security = securityOf(req);
    const headers = /^\/(r|media)\//.test(req.path) ? fileHeaders(security, req.path) : security;
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    next();
  });
  app.use(/^\/r\/[a-z0-9-]+\/[\w.-]+\/client\/embed(?=\/)/, embedHeaders);
  app.use(beacons.receive);
  app.use('/r', onlyClientFiles, onlySound, staticFiles({ folder: releasesDir, isImmutable: true }));
  app.use('/media', staticFiles({ folder: path.join(releasesDir, 'media'), isImmutable: true }));
  app.use(['/r', '/media'], (_req, res) => {
    res.status(404).type('text').send('Not found');
  });
  app.get('/boundaries.json', boundaries({ showingFor, releasesDir, shellVersion }));
  app.use(publicFiles({ showingFor: previews.showingFor, releasesDir, files }));
  const { registryFile, statusToken: token } = config;
  app.get('/__status', statusPage({ current, registryFile, shellVersion, token }));

  app.get('/robots.txt', (_req, res) => {
    res.type('text').send(robotsTxt(site.origin));
  });
  app.get(SPECULATION_RULES_PATH, (_req, res) => {
    res.set('Cache-Control', 'public, max-age=86400').type('application/speculationrules+json');
    res.send(speculationRules());
  });
  app.get('/manifest.webmanifest', (_req, res) => {
    res.type('application/manifest+json').send(webManifest());
  });
  app.get('/sitemap.xml', (_req, res) => {
    res.type('application/xml').send(sitemapXml(site.origin, renderer.sitemapPaths(current())));
  });
  // Icons and the sharing picture, at the root of the shop.
  const rootFolder = path.join(releasesDir, 'shell', shellVersion, 'client/root');
  app.use(staticFiles({ folder: rootFolder, isImmutable: false }));
  app.use(
    receiveReleases({
      tokens: config.releaseTokens,
      receiver: config.releaseReceiver,
      dataDir: path.dirname(registryFile),
      releasesDir,
      log,
    }),
  );
  app.use(previews.answer);
  app.use(config.devShellUrl ? devPages({ current, site, shell }) : pages.answer);

  app.use((_req: Request, res: Response) => {
    res.status(405).setHeader('Allow', 'GET, HEAD').type('text').send('Method not allowed');
  });
  app.use((error: Error, req: Request, res: Response, _next: NextFunction) => {
    log.error({ request_id: notesOf(req).id, reason: error.message }, 'request failed');
    if (res.headersSent) res.end();
    else res.status(500).type('html').send(errorPage);
  });
  const sendReleaseFile = makeReleaseFileSender({ files, securityOf });
  // In development a redirect is for now only: the pages send it.
  const sendRedirect = config.devShellUrl
    ? () => false
    : makeRedirectSender({ origin: site.origin, securityOf });
  /** What is asked for most is answered before Express: pages that are kept, files of releases, redirects. */
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    const otherwise = () => void app(req, res);
    if (pages.sendKept(req, res) || sendReleaseFile(req, res, otherwise) || sendRedirect(req, res)) return;
    otherwise();
  };
  const observe = observeRequests({ ...dependencies, isBehindProxy });
  const handle = (req: IncomingMessage, res: ServerResponse) => observe(req, res, () => answer(req, res));
  return { handle, pages, beacons };

  /** A file that is not what its release promises is not sent. */
  async function onlySound(req: Request, res: Response, next: NextFunction) {
    const [, release = '', version = '', ...below] = req.path.split('/');
    const isPlain = /^[\w./-]+$/.test(req.path) && !req.path.includes('..');
    const file = isPlain ? await files.get(release, version, below.join('/')) : null;
    if (file?.isPreview) res.setHeader('Cache-Control', 'no-store');
    if (file && (!file.isPreview || previews.shows(req, release, version))) return next();
    res.status(404).setHeader('Cache-Control', 'no-store').type('text').send('Not found');
  }
}

/** Only what the browser may have: no server build, no release notes, no source maps of the server. */
function onlyClientFiles(req: Request, res: Response, next: NextFunction) {
  if (/^\/[a-z0-9-]+\/[\w.-]+\/client\//.test(req.path)) return next();
  res.status(404).type('text').send('Not found');
}

/** The last resort, when even the frame cannot be rendered. */
const errorPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>We’ll be right back</title></head><body><main><h1>We’ll be right back</h1><p>This page could not be shown. Please try again in a moment; your cart is safe in your browser.</p><p><a href="/">Go to the home page</a></p></main></body></html>`;
