import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { drain } from './connectToSupervisor';

async function startSlow(answerMs: number) {
  const server = createServer(async (_req, res) => {
    await setTimeout(answerMs);
    res.end('done');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const began = once(server, 'request');
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).then(
    (response) => response.text(),
    () => 'cut',
  );
  await began;
  return { server, answer };
}

test('a request under way is answered before the server has ended', async () => {
  const { server, answer } = await startSlow(400);
  await drain(server, { graceMs: 10, requestsMs: 60_000 });
  expect(await answer).toBe('done');
});

test('one that takes longer than there is time is not waited for', async () => {
  const { server, answer } = await startSlow(60_000);
  await drain(server, { graceMs: 10, requestsMs: 100 });
  server.closeAllConnections();
  expect(await answer).toBe('cut');
});
