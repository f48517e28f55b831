import { createServer } from 'node:net';
import type { RemoteName } from '@shop/contracts/remotes';
import pino from 'pino';
import { makeLedger } from './beacons/ledger';
import { keepCanaries } from './canaries/keepCanaries';
import { settleByTool } from './canaries/settleByTool';
import { makeCrew } from './cluster/crew';
import { followRegistry } from './cluster/followRegistry';
import { type ShellConfig, workerEnvironment } from './config';
import { releasesOf } from './generation';
import { makeWorkerStates } from './observability/workerStates';
import { followStore } from './store/followStore';

/** Milliseconds after which the other workers come, whether the first one shows what the registry wants or not. */
const FILL_MS = 3000;
/** Milliseconds between two looks at the open canaries. */
const LOOK_AT_CANARIES_MS = 1000;

/** Resolves when the port can be had. @throws with the system's code when not */
function probePort({ host, port }: ShellConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/**
 * Keeps the workers running, two by default, and tells them together what to show. It serves nothing and evaluates
 * nothing, so that nothing can stop it.
 */
export async function runPrimary(config: ShellConfig): Promise<void> {
  const log = pino({ level: process.env.LOG_LEVEL || 'info', base: { service: 'shell', pid: process.pid } });
  await probePort(config);
  const releases = await followStore(config, () => live.shown(), log);
  // Where the release tool finds what it changes.
  const env = { ...process.env, DATA_DIR: config.dataDir, REGISTRY_FILE: config.registryFile };
  // Workers inherit what stands here.
  process.env = workerEnvironment(process.env);

  const states = makeWorkerStates();
  const ledger = makeLedger();
  let isListening = false;
  const crew = makeCrew({
    size: config.workers,
    log,
    greet: () => ({ type: 'show', id: 0, registry: live.shown() }),
    onReport(report, tellOthers) {
      if (report.type === 'state') {
        states.take(report.state);
        ledger.add(report.tallies);
        ledger.keepOnly(releasesOf(live.shown(), live.shellVersion()));
      }
      if ('rest' in report) tellOthers(report);
      if (report.type === 'corrupt') doubt(report);
      if (report.type !== 'listening' || isListening) return;
      isListening = true;
      const begun = live.begin().then(() => process.send?.({ type: 'ready' }));
      // The others come all the same where the registry cannot be followed, as beside a read-only one.
      const late = new Promise((resolve) => setTimeout(resolve, FILL_MS).unref());
      void Promise.race([begun, late]).then(() => crew.fill());
    },
    onFailedStart() {
      process.stderr.write('The shop cannot be served: its workers end right after their start.\n');
      process.exit(1);
    },
    onAllEnded: () => void ended.finally(() => process.exit(0)),
  });
  const live = followRegistry({
    file: config.registryFile,
    releasesDir: config.releasesDir,
    folder: config.dataDir,
    shellVersion: __VERSION__,
    crew,
    figures: () => ({ workers: states.list(), pages: ledger.figures() }),
    log,
  });

  const canaries = keepCanaries({
    shown: live.shown,
    ledger,
    close: (canary) => void live.closeCanary(canary),
    settle: (canary, verdict) => settleByTool(canary, verdict, env),
    log,
  });
  setInterval(canaries.look, LOOK_AT_CANARIES_MS).unref();

  function doubt({ remote, version }: { remote: RemoteName; version: string }) {
    const { app } = live.shown().remotes[remote] ?? {};
    if (app) releases.doubt(app, version);
    live.doubt(remote, version);
  }

  let ended = Promise.resolve();
  const end = () => {
    live.stop();
    ended = releases.stop();
    crew.end();
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  crew.start();
  // What is needed for figures is loaded while the first worker starts.
  const { answerMetrics } = await import(
    /* webpackChunkName: "primary-metrics" */ './observability/primaryMetrics'
  );
  answerMetrics(releases.state);
}
