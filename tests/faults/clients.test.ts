import { connect, type Socket } from 'node:net';
import type { RunningService } from '../../checkout-service/testing/builtService';
import { cart, useStage } from './support/stage';

jest.setTimeout(120_000);

describe('clients that misbehave', () => {
  const stage = useStage('file');
  let service: RunningService;
  let port: number;
  let slow: ReturnType<typeof dripBody>;

  beforeAll(async () => {
    service = stage.start({ RECONCILE_SECONDS: '3600' });
    ({ port } = await service.ready);
    // It is heard of at the end: everything between is asked for beside it.
    slow = dripBody();
  });

  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.once('error', reject);
    });

  /** Everything that comes back until the other side hangs up. */
  const readAll = (socket: Socket) =>
    new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => resolve(text));
      socket.on('close', () => resolve(text));
    });
  const head = (length: number | string, extra = '') =>
    `POST /api/create-checkout HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${extra}\r\n`;
  /** One byte of a body a second, until the other side hangs up. */
  async function dripBody(): Promise<{ text: string; ms: number }> {
    const startedAt = performance.now();
    const socket = await open();
    const answer = readAll(socket);
    socket.write(head(5000));
    const drip = setInterval(() => socket.write('{'), 1000);
    return { text: await answer.finally(() => clearInterval(drip)), ms: performance.now() - startedAt };
  }

  /** Refused before anything of the shop saw it, yet in the shop's words; and nothing comes after. */
  function expectRefusal(answer: string, status: number) {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/^Connection: close$/m);
    expect(head).toMatch(/^Content-Type: application\/json; charset=utf-8$/m);
    expect(head).toMatch(new RegExp(`^Content-Length: ${body.length}$`, 'm'));
    expect(JSON.parse(body)).toEqual({
      error: 'invalid_request',
      message: expect.stringMatching(/^The request|^The headers/),
    });
  }

  const expectHealthy = async () => {
    // Answered at all, however busy the machine is: a service that is held up answers never.
    const signal = AbortSignal.timeout(30_000);
    expect((await fetch(`${service.origin}/healthz`, { signal })).status).toBe(200);
    expect(await service.checkOut(cart)).toMatch(/^cs_/);
  };

  test('1,000 idle connections cost nobody else anything', async () => {
    const sockets = await Promise.all(Array.from({ length: 1000 }, open));
    for (const socket of sockets) socket.on('error', () => undefined);
    await expectHealthy();
    for (const socket of sockets) socket.destroy();
  });

  test('pipelined requests are answered in order', async () => {
    const socket = await open();
    const answer = readAll(socket);
    const one = 'GET /api/products?wax_type=nothing HTTP/1.1\r\nHost: x\r\n\r\n';
    socket.write(one.repeat(49) + one.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect((await answer).match(/HTTP\/1.1 400 /g)).toHaveLength(50);
  });

  test('requests that are broken off leave the service well', async () => {
    const body = JSON.stringify(cart);
    await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const socket = await open();
        socket.on('error', () => undefined);
        socket.write(head(body.length) + body.slice(0, index % 2 ? body.length : 20));
        await new Promise((resolve) => setTimeout(resolve, index % 7));
        // Some in the middle of what cannot be read: the refusal then finds nobody.
        if (index % 3 === 0) socket.write('\r\nHELO shop\r\n\r\n');
        if (index % 5 === 0) socket.resetAndDestroy();
        socket.destroy();
      }),
    );
    await expectHealthy();
    const statuses = new Set((await service.orders()).map(({ status }) => status));
    expect([...statuses].every((status) => status === 'open' || status === 'creating')).toBe(true);
  });

  test.each([
    ['headers without end', `GET /api/products HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['two lengths', head(5, 'Content-Length: 6\r\n'), 400],
    ['a length and chunks', head(5, 'Transfer-Encoding: chunked\r\n'), 400],
    ['no HTTP', 'HELO shop\r\n\r\n', 400],
    ['a negative length', head(-1), 400],
    ['an expectation that nobody knows', head(5, 'Expect: foo\r\n'), 417],
  ])('%s: the connection is refused with words', async (_name, text, status) => {
    const socket = await open();
    const answer = readAll(socket);
    socket.write(text);
    expectRefusal(await answer, status);
  });

  test('what cannot be read after a good request does not spoil its answer', async () => {
    const socket = await open();
    const answer = readAll(socket);
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nHELO shop\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\n\r\n\{"status":"ok"\}$/);
  });

  test('a body of 5 MB is refused before it has been read', async () => {
    const socket = await open();
    const answer = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))));
    socket.write(head(5_000_000));
    socket.write('x'.repeat(100_000));
    expect(await answer).toMatch(/^HTTP\/1.1 413 [\s\S]*"error":"invalid_request"/);
    socket.destroy();
    await expectHealthy();
  });

  test('one byte a second: the connection is ended after seconds, and nothing was created @whole', async () => {
    const { text, ms } = await slow;
    expectRefusal(text, 408);
    expect(ms).toBeLessThan(50_000);
    expect(await service.orders()).toHaveLength(stage.standIn.sessions.size);
  });
});
