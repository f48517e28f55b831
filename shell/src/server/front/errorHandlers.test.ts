import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { receiveBeacons } from '../operations/beacons/receiveBeacons';
import { createVitals } from '../operations/beacons/vitals';
import { limitRepeats } from '../operations/observability/limitRepeats';
import { answerError } from './errorHandlers';

function anApp(path: string, fail: () => never) {
  const lines: object[] = [];
  const app = express();
  app.use(
    receiveBeacons({
      vitals: createVitals(),
      current: () => ({ remotes: {} }),
      countOnce: () => ({ isLoad: true, isFault: true }),
      log: { warn: () => undefined },
    }),
  );
  app.get(path, fail);
  const log = pino(
    { hooks: { logMethod: limitRepeats() } },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  app.use(answerError(log));
  return { app, lines };
}

test('what is wrong with a request is answered with 4xx and stays out of the log', async () => {
  const { app, lines } = anApp('/page/:name', () => {
    throw new Error('never reached');
  });
  await request(app).post('/beacons').type('text').send('x'.repeat(9000)).expect(413);
  const { headers } = await request(app).get('/page/%E0%A4%A').expect(400);
  expect(headers['cache-control']).toBe('no-store');
  expect(lines).toEqual([]);
});

test('a fault of the shop is logged once, however often it is asked for', async () => {
  const { app, lines } = anApp('/page', () => {
    throw new Error('broken');
  });
  for (let count = 0; count < 5; count++)
    expect((await request(app).get('/page').expect(500)).text).toContain('be right back');
  expect(lines).toMatchObject([{ reason: 'broken' }]);
});
