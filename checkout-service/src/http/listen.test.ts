import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listen } from './listen';

test('of many headers the last one is read: a proxy writes the visitor’s address there', async () => {
  const server = createServer();
  await listen(server, (req, res) => res.end(`for ${req.headers['x-forwarded-for']}`), {
    host: '127.0.0.1',
    port: 0,
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const headers = 'X: x\r\n'.repeat(2500);
  socket.write(
    `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}X-Forwarded-For: 203.0.113.7\r\n\r\n`,
  );
  expect(await text(socket)).toContain('for 203.0.113.7');
  server.close();
  await once(server, 'close');
});
