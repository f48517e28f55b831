import { Server as NetServer } from 'node:net';
import path from 'node:path';
import { remotesIn } from '@shop/contracts/remoteIds';
import { createTracer } from '@shop/telemetry/tracer';
import pino from 'pino';
import { register } from 'prom-client';
import { createApp } from './app';
import type { Order, Report } from './cluster/messages';
import { takeOrders } from './cluster/takeOrders';
import { type ShellConfig, siteOf } from './config';
import { compositionIdOf } from './generation';
import { limitedServer } from './http/limitedServer';
import { createShellMetrics } from './observability/metrics';
import { workerState } from './observability/workerState';
import { joinMetrics } from './observability/workersTogether';
import { prewarmCache } from './prewarmCache';
import type { Registry } from './registry';
import { devShellFiles, readShellFiles } from './shellFiles';
import { makeRenderer } from './threads/renderer';
import { makeRenderPool } from './threads/renderPool';

/** The program of a render thread lies beside this one. */
const THREAD_FILE = path.join(import.meta.dirname, 'renderThread.js');
/** Milliseconds between two signs of life to the primary. */
const ALIVE_MS = 1000;
/** Milliseconds in which open connections end with their next answer, before idle ones are cut. */
const RETIRE_MS = 3000;
/** Milliseconds for requests under way when the process is asked to end. */
const DRAIN_MS = 7000;

/** One process that serves the shop. Reports to the primary: alive, listening, failed. */
export async function runWorker(config: ShellConfig) {
  let shown = (): Registry => ({ remotes: {} });
  const log = pino({
    level: process.env.LOG_LEVEL || 'info',
    base: { service: 'shell', pid: process.pid },
    // What is wrong is looked for in what was live then. A line about another composition names that one.
    mixin: () => ({ composition: compositionIdOf(shown(), __VERSION__) }),
  });
  const report = (message: Report) => process.send?.(message);
  report({ type: 'alive' });
  setInterval(() => report({ type: 'alive' }), ALIVE_MS).unref();
  process.on('unhandledRejection', (error) => {
    log.fatal({ reason: String(error) }, 'unhandled rejection');
    process.exit(1);
  });
  const shell = config.devShellUrl
    ? devShellFiles(config.devShellUrl, __VERSION__)
    : readShellFiles(config.releasesDir, __VERSION__);
  const data = { releasesDir: config.releasesDir, site: siteOf(config), shell };
  const renderer = makeRenderer({
    makePool: (events) => makeRenderPool({ file: THREAD_FILE, data, log, events }),
    origin: config.siteOrigin,
    log,
    tell: report,
  });
  const live = await takeOrders(renderer, report, log);
  shown = live.current;
  const tracer = createTracer(
    config.tracesEndpoint && {
      endpoint: config.tracesEndpoint,
      service: 'shell',
      onFailure: (reason) => log.warn({ reason }, 'traces are not taken'),
    },
  );
  joinMetrics();
  const metrics = createShellMetrics(register, live.current);
  const { handle, pages, beacons } = createApp({
    config,
    current: live.current,
    renderer,
    shellVersion: __VERSION__,
    metrics,
    tracer,
    onCorrupt(app, version, file) {
      log.error({ app, version, file }, 'a file of a release is missing or corrupt');
      const remote = remotesIn(live.current().remotes).find(
        (name) => live.current().remotes[name]?.app === app,
      );
      if (remote) report({ type: 'corrupt', remote, version });
    },
    log,
  });
  if (!config.devShellUrl) prewarmCache({ current: live.current, renderer, pages });
  const { answered } = metrics;
  const { current } = live;
  const readState = () => workerState({ current, shellVersion: __VERSION__, pages, renderer, answered });
  metrics.watchState(readState);
  const tellState = () => report({ type: 'state', state: readState(), tallies: beacons.take() });
  setInterval(tellState, ALIVE_MS).unref();
  let isRetiring = false;
  const server = limitedServer((req, res) => {
    if (isRetiring) res.setHeader('Connection', 'close');
    handle(req, res);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    report({ type: 'failed', code: error.code });
    process.exit(1);
  });
  server.listen(config.port, config.host, () => report({ type: 'listening' }));

  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    server.once('close', () => void tracer.stop().finally(() => process.exit(0)));
    if (server.listening) server.close();
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
  };
  process.on('message', (order: Order) => {
    if (order.type !== 'retire') return;
    isRetiring = true;
    // Only the listening ends: http's own close would cut connections on which a request is just coming.
    NetServer.prototype.close.call(server);
    setTimeout(end, RETIRE_MS).unref();
  });
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
}
