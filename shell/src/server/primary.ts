import cluster, { type Worker } from 'node:cluster';
import { createServer } from 'node:net';
import pino from 'pino';
import type { ShellConfig } from './config';

/** Milliseconds without a sign of life after which a worker counts as hung and is replaced. */
const HUNG_MS = 8000;
/** A worker that ends this soon after its start is not replaced for ever. */
const SHORT_LIFE_MS = 2000;
const MAX_SHORT_LIVES = 5;

type Message = { type: 'alive' } | { type: 'listening' } | { type: 'failed'; code?: string };

/** Resolves when the port can be had. @throws with the system's code when not */
function probePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

/** Keeps the workers running: two by default, so that one that hangs or dies does not take the shop down. */
export async function runPrimary(config: ShellConfig): Promise<void> {
  const log = pino({ level: process.env.LOG_LEVEL || 'info', base: { service: 'shell', pid: process.pid } });
  const lastSign = new Map<Worker, number>();
  const startedAt = new Map<Worker, number>();
  let shortLives = 0;
  let isEnding = false;
  let isListening = false;

  await probePort(config.port);

  // Each worker takes its own connections from the system. Handed out in turn by this process, one would go to a worker
  // that hangs, and stay open for ever after its end.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const fork = () => {
    // The mode of this build, which the build writes here. React picks its own build by it: the development build is slow
    // and tells errors in the HTML.
    const worker = cluster.fork({ NODE_ENV: process.env.NODE_ENV });
    startedAt.set(worker, Date.now());
    worker.on('message', (message: Message) => {
      lastSign.set(worker, Date.now());
      if (message.type === 'failed') log.error({ code: message.code }, 'worker cannot serve');
      if (message.type === 'listening' && !isListening) {
        isListening = true;
        process.send?.({ type: 'ready' });
      }
    });
  };
  cluster.on('exit', (worker, code, signal) => {
    const lived = Date.now() - (startedAt.get(worker) ?? 0);
    lastSign.delete(worker);
    startedAt.delete(worker);
    if (isEnding) {
      if (startedAt.size === 0) process.exit(0);
      return;
    }
    log.error({ code, signal, lived }, 'worker ended, starting another');
    shortLives = lived < SHORT_LIFE_MS ? shortLives + 1 : 0;
    if (shortLives >= MAX_SHORT_LIVES) {
      process.stderr.write('The shop cannot be served: its workers end right after their start.\n');
      process.exit(1);
    }
    fork();
  });
  setInterval(() => {
    for (const [worker, sign] of lastSign) {
      if (Date.now() - sign > HUNG_MS) {
        log.error({ pid: worker.process.pid }, 'worker hangs, replacing it');
        lastSign.delete(worker);
        worker.process.kill('SIGKILL');
      }
    }
  }, HUNG_MS / 4).unref();

  const end = () => {
    if (isEnding) return;
    isEnding = true;
    for (const worker of startedAt.keys()) worker.process.kill('SIGTERM');
    if (startedAt.size === 0) process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('disconnect', end);
  for (let count = 0; count < config.workers; count++) fork();
}
