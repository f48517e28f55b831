// The program that serves the shop: HTTP, cache, registry, previews, canaries, metrics. The supervisor starts it and hands
// it the socket. It runs no code of a remote.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { listRemotes } from '@shop/contracts/remoteIds';
import { createTracer } from '@shop/node/telemetry/tracer';
import pino, { type Logger } from 'pino';
import { register } from 'prom-client';
import type { Registry } from './composition/registry';
import { devShellFiles, readShellFiles } from './composition/shellFiles';
import { getSite, type ShellConfig } from './config';
import { createApp } from './front/app';
import { readFrontState } from './front/frontState';
import { limitedServer } from './http/limitedServer';
import { createVitals } from './operations/beacons/vitals';
import { createShellMetrics } from './operations/observability/metrics';
import { createLivePrices } from './pages/livePrices';
import { prewarmCache } from './pages/prewarmCache';
import { readConfigOrExit } from './readConfigOrExit';
import { createCanaryController } from './releases/canaries/createCanaryController';
import { recordVerdict } from './releases/canaries/recordVerdict';
import { CompositionController } from './releases/compositionController';
import { pruneDaily } from './releases/pruneDaily';
import { followStore } from './releases/store/followStore';
import { createStoreMetrics } from './releases/store/storeMetrics';
import { computeCompositionId, getReleases } from './rendering/generation';
import { PageRenderer } from './rendering/pageRenderer';
import { RendererPool } from './rendering/rendererPool';
import { connectToSupervisor } from './supervisor/connectToSupervisor';
import { createDrain } from './supervisor/drain';

const RENDERER_FILE = path.join(import.meta.dirname, 'renderer/renderer.js');
/** Milliseconds that the start waits for the first verdict on the registry. */
const VERDICT_MS = 3000;
/** Milliseconds between two looks at the open canaries. */
const CANARY_MS = 1000;

function createLog(current: () => Registry, shellVersion: string): Logger {
  return pino({
    level: process.env.LOG_LEVEL || 'info',
    base: { service: 'shell', pid: process.pid },
    // A line about another composition names that one.
    mixin: () => ({ composition: computeCompositionId(current(), shellVersion) }),
  });
}

function createPageRenderer(
  config: ShellConfig,
  shellVersion: string,
  { log, onChange }: { log: Logger; onChange: (pids: number[]) => void },
): PageRenderer {
  const { releasesDir, devShellUrl } = config;
  const shell = devShellUrl
    ? devShellFiles(devShellUrl, shellVersion)
    : readShellFiles(releasesDir, shellVersion);
  const data = { releasesDir, site: getSite(config), shell };
  return new PageRenderer({
    createPool: (events) => new RendererPool({ file: RENDERER_FILE, data, log, events, onChange }),
    origin: config.siteOrigin,
    log,
  });
}

/** Where the release tool finds what it changes. */
function toToolEnvironment({ dataDir, registryFile }: ShellConfig): NodeJS.ProcessEnv {
  return { ...process.env, DATA_DIR: dataDir, REGISTRY_FILE: registryFile };
}

/** The release that this program lies in. In development its pages name the files of the dev server, and it has none. */
function findOwnVersion({ devShellUrl }: ShellConfig): string {
  return devShellUrl ? __VERSION__ : path.basename(path.dirname(import.meta.dirname));
}

async function runFront(config: ShellConfig) {
  const shellVersion = findOwnVersion(config);
  let current = (): Registry => ({ remotes: {} });
  const log = createLog(() => current(), shellVersion);
  process.on('unhandledRejection', (error) => {
    log.fatal({ reason: String(error) }, 'unhandled rejection');
    process.exit(1);
  });
  const supervisor = connectToSupervisor();
  const store = await followStore(config, log);
  const renderer = createPageRenderer(config, shellVersion, { log, onChange: supervisor.tellRenderers });
  const vitals = createVitals();
  const metrics = createShellMetrics(register, () => current());
  createStoreMetrics(register, store);
  const readState = () =>
    readFrontState({
      current: () => current(),
      shellVersion,
      pages,
      renderer,
      answered: metrics.answered,
      lastSwitchMs: () => controller.lastSwitchMs,
    });
  const controller = new CompositionController({
    file: config.registryFile,
    folder: config.dataDir,
    releasesDir: config.releasesDir,
    shellVersion,
    renderer,
    replaceFront: supervisor.replaceFront,
    figures: () => ({ front: readState(), pages: vitals.figures(), origin: config.siteOrigin }),
    getFetchFault: store?.getReason,
    onServed: store?.report,
    log,
  });
  current = controller.current;
  const prices = createLivePrices({ checkoutUrl: config.checkoutUrl, log });
  const livePrices = prices.current;
  const tracer = createTracer(
    config.tracesEndpoint && {
      endpoint: config.tracesEndpoint,
      service: 'shell',
      onFailure: (reason) => log.warn({ reason }, 'cannot send traces'),
    },
  );

  function onCorrupt(app: string, version: string, file: string) {
    log.error({ app, version, file }, 'a file of a release is missing or corrupt');
    const { remotes } = current();
    const remote = listRemotes(remotes).find((name) => remotes[name]?.app === app);
    store?.markStoreSuspect(app, version);
    if (remote) controller.markSuspect(remote, version);
  }
  const dependencies = {
    config,
    current,
    renderer,
    livePrices,
    shellVersion,
    vitals,
    metrics,
    tracer,
    onCorrupt,
    fetchFile: store?.fetchFile,
    log,
  };
  const { handle, pages } = createApp(dependencies);
  metrics.watchState(readState);
  await renderer.start(current());

  const drain = createDrain(limitedServer((req, res) => drain.handle(req, res, handle)));
  await supervisor.listen(drain.server);
  const late = new Promise<void>((resolve) => setTimeout(resolve, VERDICT_MS).unref());
  await Promise.race([controller.begin(), late]);
  void prices.start();
  supervisor.tellReady();

  if (!config.devShellUrl) {
    prewarmCache({ current, renderer, pages, livePrices });
    pruneDaily(toToolEnvironment(config), log);
  }
  const canaries = createCanaryController({
    shown: current,
    vitals,
    close: (canary) => void controller.closeCanary(canary),
    settle: (canary, verdict) => recordVerdict(canary, verdict, toToolEnvironment(config)),
    log,
  });
  setInterval(() => {
    vitals.keepOnly(getReleases(current(), shellVersion));
    canaries.look();
  }, CANARY_MS).unref();

  supervisor.onEnd(async (graceMs) => {
    controller.stop();
    prices.stop();
    await Promise.all([drain.end(graceMs), store?.stop()]);
    await Promise.all([renderer.stop(), tracer.stop()]);
    process.exit(0);
  });
}

if (!process.send || !existsSync(RENDERER_FILE))
  throw new Error('front.js is started by server.js, which brings its socket');
await runFront(readConfigOrExit());
