import { aPointer } from '@shop/testing/testReleases';
import express from 'express';
import request from 'supertest';
import { statusPage } from './statusPage';

function anApp(token: string | null = null) {
  const app = express();
  const current = () => ({ remotes: { mf_learn: aPointer('mf-learn', '<7>') } });
  app.get('/__status', statusPage({ current, served: () => null, shellVersion: 's1', statusToken: token }));
  return app;
}

test('somebody on this machine reads what is live, as JSON even where a browser asks', async () => {
  const answer = await request(anApp()).get('/__status').set('Accept', 'text/html');
  expect(answer.type).toBe('application/json');
  expect(answer.body).toMatchObject({
    shell: 's1',
    live: [{ name: 'mf_learn', version: '<7>', areas: expect.arrayContaining(['/faq']) }],
    served: null,
  });
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
