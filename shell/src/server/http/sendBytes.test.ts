import { createServer } from 'node:http';
import request from 'supertest';
import { sendBytes } from './sendBytes';

const body = {
  bytes: Buffer.from('0123456789'),
  etag: '"tag"',
  lastModified: 'Tue, 24 Nov 2026 12:00:00 GMT',
};
const headers = { etag: body.etag, 'content-type': 'text/plain', 'content-length': '10' };
const server = createServer((req, res) => sendBytes(req, res, body, headers));
const ask = (conditions: Record<string, string>) => request(server).get('/').set(conditions);

const earlier = 'Tue, 24 Nov 2026 11:00:00 GMT';

test.each([
  [{}, 200, '0123456789'],
  [{ 'If-None-Match': '"tag"' }, 304, ''],
  [{ 'If-None-Match': '"other"', 'If-Modified-Since': body.lastModified }, 200, '0123456789'],
  [{ 'If-Modified-Since': body.lastModified }, 304, ''],
  [{ 'If-Modified-Since': earlier }, 200, '0123456789'],
  [{ 'If-Modified-Since': 'nonsense' }, 200, '0123456789'],
  [{ 'If-Match': '"other"' }, 412, ''],
  [{ 'If-Match': '"other", "tag"' }, 200, '0123456789'],
  [{ 'If-Unmodified-Since': earlier }, 412, ''],
  [{ Range: 'bytes=2-4' }, 206, '234'],
  [{ Range: 'bytes=7-' }, 206, '789'],
  [{ Range: 'bytes=7-1000' }, 206, '789'],
  [{ Range: 'bytes=-3' }, 206, '789'],
  [{ Range: 'bytes=-1000' }, 206, '0123456789'],
  [{ Range: 'bytes=0-1,4-5' }, 200, '0123456789'],
  [{ Range: 'lines=0-1' }, 200, '0123456789'],
  [{ Range: 'bytes=10-' }, 416, ''],
  [{ Range: 'bytes=-0' }, 416, ''],
  [{ Range: 'bytes=2-4', 'If-Range': '"tag"' }, 206, '234'],
  [{ Range: 'bytes=2-4', 'If-Range': earlier }, 200, '0123456789'],
])('%j is answered with %i', async (conditions, status, text) => {
  const answer = await ask(conditions);
  expect([answer.status, answer.text]).toEqual([status, text]);
  if (status === 206) expect(answer.headers['content-length']).toBe(String(text.length));
});

test('a part names its place, HEAD has the headers of the whole', async () => {
  expect((await ask({ Range: 'bytes=2-4' })).headers['content-range']).toBe('bytes 2-4/10');
  expect((await ask({ Range: 'bytes=10-' })).headers['content-range']).toBe('bytes */10');
  const head = await request(server).head('/').set('Range', 'bytes=2-4').expect(200);
  expect(head.headers['content-length']).toBe('10');
});
