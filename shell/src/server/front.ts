// The program that serves the shop. The supervisor starts it and hands it the socket. It runs no code of a remote.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { attempt } from '../attempt';
import { computeId, getReleases, type Registry } from './composition/registry';
import { devShellFiles, readShellFiles } from './composition/shellFiles';
import { readConfigOrExit } from './config';
import { createApp } from './front/app';
import { limitedServer } from './http/limitedServer';
import { createVitals } from './operations/beacons/vitals';
import { limitRepeats } from './operations/observability/limitRepeats';
import { registerGauges } from './operations/observability/metrics';
import { createLivePrices } from './pages/livePrices';
import { createCanaryController } from './releases/canaries/createCanaryController';
import { CompositionController } from './releases/compositionController';
import { recordVerdict, startPruning } from './releases/releaseTool';
import { followStore } from './releases/store/followStore';
import { PageRenderer } from './rendering/pageRenderer';
import { RendererPool } from './rendering/rendererPool';
import { connectToSupervisor, drain } from './supervisor/connectToSupervisor';

const RENDERER_FILE = path.join(import.meta.dirname, 'renderer/renderer.js');
/** Milliseconds that the start waits for the first verdict on the registry. */
const VERDICT_MS = 3000;
const CANARY_MS = 1000;

if (!process.send || !existsSync(RENDERER_FILE))
  throw new Error('front.js is started by server.js, which brings its socket');
const config = readConfigOrExit();
const { site, releasesDir, devShellUrl } = config;
let current = (): Registry => ({ remotes: {} });
const log = pino({
  level: config.logLevel,
  base: { service: 'shell', pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => ({ composition: computeId(current()) }),
  hooks: { logMethod: limitRepeats() },
});
process.on('unhandledRejection', (error) => {
  log.fatal({ reason: String(error) }, 'unhandled rejection');
  process.exit(1);
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
registerGauges(() => ({
  live: current(),
  pool: renderer.pool.state(),
  lastSwitchMs: controller.lastSwitchMs,
  openBreakers: renderer.breakers.list(),
  store,
}));
const controller = new CompositionController({
  ...config,
  renderer,
  replaceFront: supervisor.replaceFront,
  figures: vitals.figures,
  origin: site.origin,
  getFetchFault: store?.getReason,
  onServed: store?.report,
  log,
});
current = controller.current;
const prices = createLivePrices({ checkoutUrl: config.checkoutUrl, log });

function onCorrupt(app: string, version: string, file: string) {
  log.error({ app, version, file }, 'a file of a release is missing or corrupt');
  store?.markStoreSuspect(app, version);
  controller.markSuspect(app, version);
}
const { handle, pages } = createApp({
  config,
  current,
  served: () => controller.served,
  renderer,
  livePrices: prices.current,
  vitals,
  onCorrupt,
  fetchFile: store?.fetchFile,
  log,
});
await renderer.start(current());

const server = limitedServer(handle);
void prices.start();
let isEnding = false;
supervisor.onEnd(async (limits) => {
  isEnding = true;
  controller.stop();
  await Promise.all([drain(server, limits), store?.stop()]);
  await renderer.pool.stop();
  process.exit(0);
});
await supervisor.listen(server);
const late = new Promise<void>((resolve) => setTimeout(resolve, VERDICT_MS).unref());
await Promise.race([controller.begin(), late]);
supervisor.tellReady();

if (!devShellUrl) startPruning(config, log);
if (!devShellUrl && config.prewarm) pages.prewarm(current, (live) => renderer.sitemapPaths(live));
const judgeCanaries = createCanaryController({
  shown: current,
  wanted: () => controller.wantedCanaries,
  vitals,
  close: (canary) => controller.closeCanary(canary),
  recordVerdict: (...verdict) => recordVerdict(config, ...verdict),
  log,
});
setInterval(() => {
  // Another front sees what its visitors meet.
  if (isEnding) return;
  vitals.keepOnly(getReleases(current()));
  judgeCanaries();
}, CANARY_MS).unref();
