// A program of its own: renders pages and evaluates remotes for the front that started it. It holds no secret, and
// nothing that a remote could reach beyond its page (docs/decisions/043).
import { getHeapStatistics } from 'node:v8';
import { toReason } from './composition/registry';
import { createTaskRunner } from './releases/gate/runTask';
import type { GateTask } from './releases/gate/tasks';
import { createJobRunner } from './rendering/jobRunner';
import { lockDown } from './rendering/lockdown';
import {
  type Job,
  MAX_PAGE_BYTES,
  MAX_TEXT,
  type RendererData,
  type RendererMessage,
  STRAY_ERROR,
} from './rendering/messages';
import { describeError, type RenderLog } from './rendering/preparePage';

const BYTES_PER_MB = 1024 * 1024;

// Bound before a remote is evaluated, by which time the global `process` has nothing of it.
const channel = process;
if (!channel.send) throw new Error('The renderer is started by the front and is no command.');
const sendToFront = channel.send.bind(channel);
const send = (message: RendererMessage) => void sendToFront(message);
const shorten = (text: unknown) => String(text).slice(0, MAX_TEXT);

const log: RenderLog = {
  error(all, message) {
    const fields = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, shorten(value)]));
    send({ type: 'log', fields, message: shorten(message) });
  },
};
const timers = lockDown((said) => log.error({ said }, 'said by a page'));

/** Code of a remote that fails outside any request is named by the page that ran last, and costs nothing else. */
function logStray(error: unknown) {
  log.error({ reason: String(error), stack: String(Object(error).stack) }, STRAY_ERROR);
}
channel.on('unhandledRejection', logStray);
channel.on('uncaughtException', logStray);
channel.on('disconnect', () => channel.exit());
// Ctrl-C reaches every process of the terminal; the front ends this one when its requests are done.
channel.on('SIGINT', () => {});

function start(data: RendererData) {
  const begin = (step: string) => {
    const heapMb = getHeapStatistics().used_heap_size / BYTES_PER_MB;
    send({ type: 'begun', step: shorten(step), heapMb });
  };
  const check = createTaskRunner(data, begin);
  const loadOrRender = createJobRunner({ ...data, log });

  async function run(job: Job<GateTask>): Promise<unknown> {
    if (job.kind === 'check') return check(job.task, job.registry);
    const result = await loadOrRender(job);
    if ('html' in result && result.html.length > MAX_PAGE_BYTES)
      throw new Error(`the page has ${result.html.length} bytes`);
    return result;
  }

  channel.on('message', async (job: Job<GateTask>) => {
    begin(job.kind);
    timers.open();
    const answer: RendererMessage = await run(job).then(
      (result) => ({ type: 'done', result }),
      (error) => ({
        type: 'failed',
        reason: shorten(job.kind === 'render' ? describeError(error) : toReason(error)),
      }),
    );
    timers.close();
    send(answer);
  });
}

channel.once('message', start);
