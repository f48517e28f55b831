import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postForm } from './postForm';

let server: Server;
let endpoint: string;
let status = 200;
let received = '';

beforeAll(async () => {
  server = createServer(async (request, response) => {
    received = `${request.headers['content-type']}\n`;
    for await (const chunk of request) received += chunk;
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test('the fields arrive as an ordinary form', async () => {
  status = 200;
  await expect(postForm(endpoint, { email: 'a+b@example.com', message: 'Hi & bye' })).resolves.toBe(true);
  const [type, body] = received.split('\n');
  expect(type).toMatch('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    email: 'a+b@example.com',
    message: 'Hi & bye',
  });
});

test('a refusal and an address that cannot be reached are both no acceptance', async () => {
  status = 500;
  await expect(postForm(endpoint, { email: 'a@example.com' })).resolves.toBe(false);
  await expect(postForm('http://127.0.0.1:1/', { email: 'a@example.com' })).resolves.toBe(false);
});
