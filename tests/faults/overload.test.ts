import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import type { Environment, RunningService } from '../../checkout-service/testing/builtService';
import { hasPostgres, startPostgres } from '../../checkout-service/testing/postgresServer';
import { createSignatureHeader } from '../../checkout-service/testing/stripe/signPayload';
import { promisedMs } from '../support/promisedMs';
import { buy, cart, useStage } from './support/stage';

jest.setTimeout(300_000);

const CLIENTS = 512;
const OVERLOAD_MS = 4000;
/** On a busy machine shoppers come slowly: they go on for so long until one of them is refused. */
const REFUSED_MS = 60_000;
/** An answer that takes longer is none. */
const PATIENCE_MS = promisedMs(30_000);

type Answer = { status: number; retryAfter: string | undefined; body: { url?: string; error?: string } };
type Ground = { settings: Environment; close: () => Promise<void> };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for /healthz ten times a second, from a process of its own: this one is busy. Gives the statuses at the end. */
async function watchHealth(origin: string, watchers: ChildProcess[]) {
  const script = `
    const statuses = [];
    const note = (status) => statuses.push(status) === 1 && process.send([]);
    const ask = () =>
      require('node:http')
        .get('${origin}/healthz', (answer) => note(answer.resume().statusCode))
        .on('error', () => note(0));
    ask();
    setInterval(ask, 100);
    process.on('message', () => process.send(statuses));`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  watchers.push(child);
  const told = () => new Promise<number[]>((resolve) => child.once('message', resolve));
  await told();
  return () => {
    child.send('end');
    return told();
  };
}

/** 512 shoppers at once, none of whom thinks between two purchases, and a webhook for every payment. */
function describeOverload(prepare: () => Promise<Ground>): void {
  const stage = useStage('file');
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const watchers: ChildProcess[] = [];
  let ground: Ground;
  let service: RunningService;

  beforeAll(async () => {
    ground = await prepare();
    service = stage.start({ RECONCILE_SECONDS: '3600', LOG_LEVEL: 'warn', ...ground.settings });
    await service.ready;
  });
  afterAll(async () => {
    for (const watcher of watchers) watcher.kill();
    agent.destroy();
    await service?.kill();
    await ground?.close();
  });

  let written = 0;

  function post(path: string, text: string, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        `${service.origin}${path}`,
        {
          method: 'POST',
          agent,
          signal: AbortSignal.timeout(PATIENCE_MS),
          headers: { 'Content-Type': 'application/json', ...headers },
        },
        (response) => {
          let body = '';
          response.setEncoding('utf8');
          response.on('data', (chunk) => {
            body += chunk;
          });
          response.on('end', () => {
            const { statusCode: status = 0, headers } = response;
            resolve({ status, retryAfter: headers['retry-after'], body: JSON.parse(body) });
          });
        },
      );
      // An idle connection may be closed just as it is used again: whoever is told so asks once more, as browsers do.
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(post(path, text, headers));
        else reject(error);
      });
      outgoing.end(text, () => {
        written += 1;
      });
    });
  }

  test('nothing crashes, waits in vain or is lost; who is too many hears when to come again; health answers @whole', async () => {
    const endWatch = await watchHealth(service.origin, watchers);
    const startedAt = performance.now();
    const answers: Answer[] = [];
    let isAnyRefused = false;
    const isOver = () => performance.now() - startedAt > (isAnyRefused ? OVERLOAD_MS : REFUSED_MS);
    const acknowledged: string[] = [];
    const ask = async (...asked: Parameters<typeof post>) => {
      const answer = await post(...asked);
      answers.push(answer);
      if (answer.status === 200) return answer;
      isAnyRefused = true;
      await pause(200);
      return answer;
    };
    const shop = async () => {
      while (!isOver()) {
        const { body } = await ask('/api/create-checkout', JSON.stringify(cart));
        const id = body.url?.split('/').pop();
        if (!id) continue;
        const event = JSON.stringify(stage.standIn.pay(id));
        const told = await ask('/api/stripe/webhook', event, {
          'Stripe-Signature': createSignatureHeader(event),
        });
        if (told.status === 200) acknowledged.push(id);
      }
    };
    // All at the same moment, however slow this process is: they wait where the system keeps them.
    service.child.kill('SIGSTOP');
    const shopping = Promise.all(Array.from({ length: CLIENTS }, shop));
    while (written < (CLIENTS * 3) / 4) await pause(20);
    service.child.kill('SIGCONT');
    await shopping;
    const health = await endWatch();

    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.error}`))).toEqual(
      new Set(['503 unavailable']),
    );
    expect(refused.filter(({ retryAfter }) => !Number(retryAfter))).toEqual([]);
    expect(health.length).toBeGreaterThan(0);
    expect(health.filter((status) => status !== 200)).toEqual([]);

    // Well at once: every one of a few shoppers gets a page.
    expect(await Promise.all(Array.from({ length: 20 }, () => buy(service)))).toHaveLength(20);
    const paid = new Set(
      (await service.orders()).filter(({ status }) => status === 'paid').map(({ session_id }) => session_id),
    );
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((id) => !paid.has(id))).toEqual([]);
    expect(service.child.exitCode).toBeNull();
  });
}

describe('more shoppers than the embedded database serves', () => {
  describeOverload(async () => ({ settings: {}, close: async () => undefined }));
});

(hasPostgres() ? describe : describe.skip)(
  'more shoppers than PostgreSQL serves (needs initdb and postgres) @whole',
  () => {
    describeOverload(async () => {
      const { url, stop } = await startPostgres();
      return { settings: { DATABASE_URL: url }, close: stop };
    });
  },
);
