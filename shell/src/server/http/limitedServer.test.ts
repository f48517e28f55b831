import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { limitedServer, socketLimits } from './limitedServer';

const fast = { ...socketLimits, headersTimeout: 100, requestTimeout: 300, connectionsCheckingInterval: 20 };

let server: Server;
let answered: number;
beforeEach(async () => {
  answered = 0;
  server = limitedServer((req, res) => {
    req.resume().on('end', () => {
      answered += 1;
      res.end(`for ${req.headers['x-forwarded-for']}`);
    });
  }, fast);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends these pieces, one after the other, and reads until the server hangs up. */
async function talk(pieces: Iterable<string>): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let text = '';
  let isOpen = true;
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close').then(() => {
    isOpen = false;
  });
  for (const piece of pieces) {
    if (!isOpen) break;
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await closed;
  return text;
}

function* endless(start: string) {
  yield start;
  for (;;) yield 'x';
}

test('headers that come byte by byte end with 408', async () => {
  expect(await talk(endless('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '))).toMatch(/^HTTP\/1.1 408 /);
  expect(answered).toBe(0);
});

test('a body that comes byte by byte ends with 408', async () => {
  expect(await talk(endless('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50000\r\n\r\n'))).toMatch(
    /^HTTP\/1.1 408 /,
  );
  expect(answered).toBe(0);
});

test('headers of more than 16 kB are refused unread', async () => {
  const headers = `X-Long: ${'x'.repeat(17 * 1024)}\r\n`;
  expect(await talk([`GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n`])).toMatch(/^HTTP\/1.1 431 /);
  expect(answered).toBe(0);
});

test('of many headers the last one is read: a proxy writes the visitor’s address there', async () => {
  const headers = 'X: x\r\n'.repeat(2500);
  const text = await talk([
    `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}X-Forwarded-For: 203.0.113.7\r\n\r\n`,
  ]);
  expect(text).toContain('for 203.0.113.7');
});

test('a body that stands still ends with 408', async () => {
  expect(await talk(['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nx'])).toMatch(
    /^HTTP\/1.1 408 /,
  );
});
