// A program for a worker thread: renders pages and evaluates remotes for the process that started it.
import { parentPort, threadId, workerData } from 'node:worker_threads';
import pino from 'pino';
import { makeWorkshop } from './doJob';
import type { Job, ThreadData } from './protocol';

const { begun, ...options } = workerData as ThreadData;
const port = parentPort;
if (!port) throw new Error('renderThread is a worker thread and no program of its own.');

const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: { service: 'shell', pid: process.pid, thread: threadId },
});
const doJob = makeWorkshop({ ...options, log });
const lastBegun = new Int32Array(begun);
let path: string | undefined;

/** Code of a remote that fails outside any request is named by the page that ran last, and costs nothing else. */
const logStray = (error: unknown) => {
  log.error(
    { reason: String(error), stack: error instanceof Error ? error.stack : undefined, path },
    'stray error',
  );
};
process.on('unhandledRejection', logStray);
process.on('uncaughtException', logStray);

port.on('message', async ({ id, job }: { id: number; job: Job }) => {
  Atomics.store(lastBegun, 0, id);
  path = job.kind === 'render' ? new URL(job.url).pathname : job.name;
  try {
    const result = await doJob(job);
    const moved = result.kind === 'html' ? [result.html.buffer] : [];
    port.postMessage({ id, isDone: true, result }, moved);
  } catch (error) {
    port.postMessage({ id, isDone: false, reason: String(error) });
  }
});
port.postMessage('ready');
