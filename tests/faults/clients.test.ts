import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildService, RunningService, standInSettings } from '../../checkout-service/testing/builtService';
import { StripeStandIn } from '../../checkout-service/testing/stripeStandIn';

jest.setTimeout(120_000);

const cart = { items: [{ id: 'wx-201', name: 'Soy Wax', price: 14.99, variantId: null, quantity: 1 }] };

describe('clients that misbehave', () => {
  let built: ReturnType<typeof buildService>;
  let standIn: StripeStandIn;
  let service: RunningService;
  let port: number;
  let dataDir: string;

  beforeAll(async () => {
    built = buildService();
    standIn = await new StripeStandIn().start();
    dataDir = mkdtempSync(path.join(tmpdir(), 'shop-clients-'));
    service = new RunningService(built.folder, {
      ...standInSettings(standIn),
      DATA_DIR: dataDir,
      RECONCILE_SECONDS: '3600',
    });
    ({ port } = await service.ready);
  });
  afterAll(async () => {
    await service?.kill('SIGTERM');
    await standIn?.stop();
    rmSync(dataDir, { recursive: true, force: true });
    built?.remove();
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
  const expectHealthy = async () => {
    const startedAt = Date.now();
    expect((await fetch(`${service.origin}/healthz`)).status).toBe(200);
    expect(Date.now() - startedAt).toBeLessThan(1000);
    expect(await service.checkOut(cart)).toMatch(/^cs_/);
  };

  test('one byte a second: the connection is ended after seconds, nothing is created, others are served', async () => {
    const before = standIn.sessions.size;
    const socket = await open();
    const answer = readAll(socket);
    socket.write(head(5000));
    const drip = setInterval(() => socket.write('{'), 1000);
    const startedAt = Date.now();
    await expectHealthy();
    expect(await answer).toMatch(/^HTTP\/1.1 408 /);
    clearInterval(drip);
    expect(Date.now() - startedAt).toBeLessThan(50_000);
    expect(standIn.sessions.size).toBe(before + 1);
  });

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
  ])('%s: the connection is refused', async (_name, text, status) => {
    const socket = await open();
    const answer = readAll(socket);
    socket.write(text);
    expect(await answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
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
});
