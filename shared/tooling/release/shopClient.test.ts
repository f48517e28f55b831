import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Verdict = { verdict: string; sentence: string };
type Client = {
  sendRollback: (shop: URL, order: { app: string; to?: string }) => Promise<Verdict>;
};
const { sendRollback } = jest.requireActual<Client>('./shopClient');

let server: Server;
beforeEach(() => {
  process.env.RELEASE_TOKEN = 'token';
});
afterEach(() => server.close());

async function answerWith(listener: RequestListener) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return sendRollback(new URL(`http://127.0.0.1:${port}`), { app: 'mf-tools' });
}

test.each([
  [405, 'the shop takes no releases; its operator sets RELEASE_TOKENS'],
  [413, 'too large for what stands before the shop'],
  [502, 'what stands before the shop, and not the shop'],
])('a page of HTML with %s is told as what it is', async (status, reason) => {
  const { verdict, sentence } = await answerWith((_req, res) => {
    res.writeHead(status, { 'Content-Type': 'text/html' }).end('<html><h1>nginx</h1></html>');
  });
  expect(verdict).toBe('failed');
  expect(sentence).toContain(`answered ${status} with text/html`);
  expect(sentence).toContain(reason);
});

test('each rollback names its request, so that one that is sent again is made once', async () => {
  const requests: (string | null)[] = [];
  for (let count = 0; count < 2; count++) {
    await answerWith((req, res) => {
      requests.push(new URL(req.url ?? '', 'http://shop').searchParams.get('request'));
      res.setHeader('Content-Type', 'application/x-ndjson');
      res.end('{"verdict":"live","sentence":"done"}\n');
    });
    server.close();
  }
  expect(new Set(requests).size).toBe(2);
  expect(requests).not.toContain(null);
});
