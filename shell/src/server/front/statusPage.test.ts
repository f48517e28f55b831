import express from 'express';
import request from 'supertest';
import { statusPage } from './statusPage';

const served = {
  generation: 3,
  pid: 1,
  aliveAt: 0,
  shell: 's1',
  shellRefused: null,
  remotes: { mf_learn: { version: '<7>' } },
  origin: 'https://shop.example',
  composition: 'c1',
  canaries: [],
  openBreakers: [],
  pages: {},
};

function anApp(token: string | null = null) {
  const app = express();
  app.get('/__status', statusPage({ served: () => served, statusToken: token }));
  return app;
}

test('somebody on this machine reads what is live, as JSON even where a browser asks', async () => {
  const answer = await request(anApp()).get('/__status').set('Accept', 'text/html');
  expect(answer.type).toBe('application/json');
  expect(answer.body).toEqual(served);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['X-Forwarded-For', 'Via'])('what comes through a proxy (%s) needs the token', async (header) => {
  const ask = (token: string | null, given?: string) => {
    const asked = request(anApp(token)).get('/__status').set(header, '203.0.113.9');
    return given ? asked.set('Authorization', `Bearer ${given}`) : asked;
  };
  expect((await ask(null)).status).toBe(404);
  expect((await ask('secret')).status).toBe(404);
  expect((await ask('secret', 'secreT')).status).toBe(404);
  expect((await ask('secret', 'secret')).status).toBe(200);
});
