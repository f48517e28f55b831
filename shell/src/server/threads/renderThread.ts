// A program for a worker thread: renders pages and evaluates remotes for the process that started it.
import { format } from 'node:util';
import { getHeapStatistics } from 'node:v8';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import pino from 'pino';
import type { Registry } from '../registry';
import { makeWorkshop } from './doJob';
import { nameOfJob } from './nameOfJob';
import { EXIT_OF_MEMORY, OUTSIDE_BYTES } from './outsideMemory';
import { ownNumber } from './processorTime';
import type { Job, Order, ThreadData } from './protocol';

const { begun, ...options } = workerData as ThreadData;
const port = parentPort;
if (!port) throw new Error('renderThread is a worker thread and no program of its own.');

const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: { service: 'shell', pid: process.pid, thread: threadId },
});
const MEGABYTE = 1024 * 1024;
const doJob = makeWorkshop({ ...options, log });
const lastBegun = new Int32Array(begun);
Atomics.store(lastBegun, 1, ownNumber());
let current: Job | undefined;
let registry: Registry = { remotes: {} };

/** Code of a remote that fails outside any request is named by the page that ran last, and costs nothing else. */
const logStray = (error: unknown) => {
  const stack = error instanceof Error ? error.stack : undefined;
  log.error({ reason: String(error), stack, ...nameOfJob(current) }, 'stray error');
};
/** What a remote's code writes to the console stands in the log by the page that it was said for. */
const logSaid = (...said: unknown[]) =>
  log.error({ said: format(...said), ...nameOfJob(current) }, 'said by a page');
console.error = logSaid;
console.warn = logSaid;
process.on('unhandledRejection', logStray);
process.on('uncaughtException', logStray);

port.on('message', async (order: Order) => {
  const { id } = order;
  Atomics.store(lastBegun, 2, getHeapStatistics().used_heap_size / MEGABYTE);
  Atomics.store(lastBegun, 0, id);
  registry = order.registry ?? registry;
  const job: Job = { ...order.job, registry };
  current = job;
  try {
    const result = await doJob(job);
    const moved = result.kind === 'html' ? [result.html.buffer] : [];
    port.postMessage({ id, isDone: true, result }, moved);
  } catch (error) {
    port.postMessage({ id, isDone: false, reason: String(error) });
  }
  // What pages keep there is nowhere limited by the heap. Another thread begins without it.
  if (getHeapStatistics().external_memory > OUTSIDE_BYTES) process.exit(EXIT_OF_MEMORY);
});
port.postMessage('ready');
