import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from './freePort';

test('free ports differ, one in use is passed over, and none is of those that the system hands out', async () => {
  const taken = createServer();
  const inUse = await freePort();
  await once(taken.listen(inUse, '127.0.0.1'), 'listening');
  const ports: number[] = [];
  for (let count = 0; count < 5; count++) ports.push(await freePort());
  expect(new Set([inUse, ...ports]).size).toBe(6);
  for (const port of ports) {
    expect(port).toBeGreaterThan(1024);
    expect(port).toBeLessThan(32_768);
  }
  taken.close();
});
