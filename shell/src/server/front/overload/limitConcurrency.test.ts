import express, { type Response } from 'express';
import request from 'supertest';
import { limitConcurrency } from './limitConcurrency';

test('more than the limit is told to come again, until those under way are answered', async () => {
  const waiting: Response[] = [];
  const app = express();
  app.use(limitConcurrency(2));
  app.use((_req, res) => void waiting.push(res));
  const server = app.listen(0, '127.0.0.1');
  const first = [request(server).get('/a').then(), request(server).get('/b').then()];
  while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  const refused = await request(server).get('/c').expect(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.body.error).toBe('unavailable');
  for (const res of waiting.splice(0)) res.send('done');
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  const later = request(server).get('/d').then();
  while (waiting.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
  waiting[0]?.send('done');
  expect((await later).status).toBe(200);
  server.close();
});
