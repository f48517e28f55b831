// The program that serves the shop. The supervisor starts it and hands it the socket. It runs no code of a remote.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { readOrMakeSecret } from '@shop/node/settings/secretFile';
import express from 'express';
import pino from 'pino';
import { attempt } from '../attempt';
import { computeId, getReleases, type Registry } from './composition/registry';
import { devShellFiles, readShellFiles } from './composition/shellFiles';
import { readConfigOrExit } from './config';
import { checkoutProxy } from './front/checkoutProxy';
import { crawlerRoutes } from './front/crawlers/crawlerRoutes';
import { answerError } from './front/errorHandlers';
import { mediaFiles, publicFiles, releaseFileRoutes } from './front/fileRoutes';
import { noScriptCartRoutes } from './front/noScriptCart/noScriptCartRoutes';
import { makeCheckoutService } from './front/noScriptCart/serverData';
import { bufferBodies } from './front/overload/bufferBodies';
import { ReleaseFiles } from './front/releaseFiles';
import { normalizeAddress, redirectAddress } from './http/addresses';
import { limitedServer } from './http/limitedServer';
import { fileHeaders, securityHeaders } from './http/security';
import { receiveBeacons } from './operations/beacons/receiveBeacons';
import { createVitals } from './operations/beacons/vitals';
import { healthRoutes } from './operations/healthRoutes';
import { limitRepeats } from './operations/observability/limitRepeats';
import { registerGauges } from './operations/observability/metrics';
import { observeRequest } from './operations/observability/observeRequests';
import { createLivePrices } from './pages/livePrices';
import { Pages } from './pages/pages';
import { createCanaryResolver, createCountOnce } from './releases/canaries/canaryVisitors';
import { createCanaryController } from './releases/canaries/createCanaryController';
import { recordVerdict } from './releases/canaries/recordVerdict';
import { CompositionController } from './releases/compositionController';
import { LIVE_CONTRACT_PATH, liveContract } from './releases/liveContract/liveContract';
import { makePreviews } from './releases/previews/previews';
import { receiveReleases } from './releases/receiving/receiveReleases';
import { startPruning } from './releases/releaseTool';
import { followStore } from './releases/store/followStore';
import { PageRenderer } from './rendering/pageRenderer';
import { RendererPool } from './rendering/rendererPool';
import { connectToSupervisor, drain } from './supervisor/connectToSupervisor';

const RENDERER_FILE = path.join(import.meta.dirname, 'renderer/renderer.js');
/** Milliseconds that the start waits for the first verdict on the registry. */
const VERDICT_MS = 3000;

if (!process.send) throw new Error('front.js is started by server.js, which brings its socket');
const config = readConfigOrExit();
const { site, releasesDir, devShellUrl, checkoutUrl, trustProxy, previewSecret } = config;
let current = (): Registry => ({ remotes: {} });
const log = pino({
  level: config.logLevel,
  base: { service: 'shell', pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ composition: computeId(current()) }),
  hooks: { logMethod: limitRepeats() },
});
const supervisor = connectToSupervisor();
attempt(() => mkdirSync(config.dataDir, { recursive: true }), undefined);
const store = await followStore(config, log);
if (!devShellUrl && !existsSync(path.join(releasesDir, 'shell', __VERSION__, 'client/assets.json'))) {
  process.stderr.write(`RELEASES_DIR does not hold shell ${__VERSION__}: ${releasesDir}.\n`);
  process.exit(1);
}
const shell = devShellUrl ? devShellFiles(devShellUrl) : readShellFiles(releasesDir);
const data = { releasesDir, site, shell };
const renderer = new PageRenderer({
  createPool: (events) =>
    new RendererPool({ file: RENDERER_FILE, data, log, events, onChange: supervisor.tellRenderers }),
  origin: site.origin,
  log,
});
const vitals = createVitals();
const controller = new CompositionController({
  ...config,
  renderer,
  replaceFront: supervisor.replaceFront,
  figures: vitals.figures,
  origin: site.origin,
  getFetchFault: store?.getReason,
  onServed(served) {
    void store?.report(served);
    vitals.keepOnly(getReleases(current()));
    judgeCanaries();
  },
  log,
});
current = controller.current;
const judgeCanaries = createCanaryController({
  controller,
  vitals,
  recordVerdict: (...verdict) => recordVerdict(config, ...verdict),
  log,
});
registerGauges({ current, renderer, controller, store });
const prices = createLivePrices({ checkoutUrl, log });

const getSecurity = securityHeaders(config);
const previews = makePreviews({
  current,
  secret: () => previewSecret ?? readOrMakeSecret(path.join(config.dataDir, 'preview-secret')),
  releasesDir,
});
const resolveCanary = createCanaryResolver({ current, trustProxy });
const countSentOnce = createCountOnce({ current, trustProxy });
const pages = new Pages({
  renderer,
  livePrices: prices.current,
  log,
  resolveComposition(req) {
    const resolved = previews.resolveComposition(req);
    return resolved.bar === null ? resolveCanary(req) : resolved;
  },
  origin: site.origin,
  getSecurity,
  onSent({ releases, rendered }, req) {
    for (const release of releases)
      vitals.countSent(release, countSentOnce(req, release, !rendered.isComplete));
  },
});
const files = new ReleaseFiles({
  releasesDir,
  fetchFile: store?.fetchFile,
  onCorrupt(app, version, file) {
    log.error({ app, version, file }, 'a file of a release is missing or corrupt');
    store?.markStoreSuspect(app, version);
    controller.markSuspect(app, version);
  },
});
await renderer.start(current());

const app = express();
const shop = { config, current, renderer, pages, vitals, log };
app.disable('x-powered-by');
app.enable('strict routing');
app.enable('case sensitive routing');
app.set('trust proxy', trustProxy);
app.use((req, res, next) => {
  res.set(fileHeaders(getSecurity(req), req.path));
  next();
});
app.use(redirectAddress);
app.use(healthRoutes(config, current, () => controller.served));
const proxied = ['/api', ...(config.checkoutSandbox ? ['/sandbox'] : [])];
app.use(proxied, bufferBodies(), checkoutProxy(checkoutUrl, log));
app.use(releaseFileRoutes(files, current));
const countOnce = createCountOnce({ current, trustProxy });
if (site.beaconShare > 0) app.use(receiveBeacons({ ...shop, countOnce }));
app.use('/media', mediaFiles(releasesDir));
app.get(LIVE_CONTRACT_PATH, liveContract(shop));
app.use(crawlerRoutes(shop));
// After the shell's own files: no remote can take their place.
app.use(publicFiles(files, previews.resolveComposition));
app.use(receiveReleases({ ...config, log }));
app.use(noScriptCartRoutes({ site, service: makeCheckoutService(checkoutUrl), log }));
app.use(previews.answer);
app.use(pages.answer);
app.use(
  (_req, res) => void res.status(405).set('Allow', 'GET, HEAD').type('text').send('Method not allowed'),
);
app.use(answerError(log));

const server = limitedServer((req, res) => {
  observeRequest(req, res, trustProxy > 0);
  // Express would cost a cached page several times its own price.
  const isUsual = normalizeAddress(req.url ?? '') === req.url;
  if (!isUsual || !pages.sendCached(req, res)) app(req, res);
});
void prices.start();
supervisor.onEnd(async (isReplaced) => {
  controller.stop();
  await Promise.all([drain(server, isReplaced), store?.stop(isReplaced)]);
  await renderer.pool.stop();
  process.exit(0);
});
await supervisor.listen(server);
const late = new Promise<void>((resolve) => setTimeout(resolve, VERDICT_MS).unref());
await Promise.race([controller.begin(), late]);
supervisor.tellReady();

if (!devShellUrl) startPruning(config, log);
if (!devShellUrl && config.prewarm) pages.prewarm(current, (live) => renderer.sitemapPaths(live));
