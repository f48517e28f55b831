import { aPointer } from '@shop/testing/testReleases';
import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { limitRepeats } from '../observability/limitRepeats';
import { receiveBeacons } from './receiveBeacons';
import { createVitals, threeQuarters } from './vitals';

function anApp() {
  const vitals = createVitals();
  const said: object[] = [];
  const log = pino(
    { base: null, timestamp: false, hooks: { logMethod: limitRepeats() } },
    { write: (line) => said.push(JSON.parse(line)) },
  );
  const countOnce = (_req: unknown, _release: string, hasFailed: boolean) => ({
    isLoad: true,
    isFault: hasFailed,
  });
  const app = express();
  const names = ['mf-cart', 'mf-learn', 'mf-tools'] as const;
  const remotes = Object.fromEntries(names.map((app) => [app.replace('-', '_'), aPointer(app, '1')]));
  app.use(receiveBeacons({ vitals, current: () => ({ remotes }), countOnce, log }));
  const tell = (report: unknown) =>
    request(app)
      .post('/beacons')
      .type('text')
      .send(typeof report === 'string' ? report : JSON.stringify(report));
  return { vitals, said, tell };
}

test('a report counts for each release that the page ran, and its fault for the one that threw', async () => {
  const { vitals, tell } = anApp();
  await tell({ used: ['mf-cart/1', 'mf-learn/1'], failed: ['mf-learn/1'], lcp: 800, inp: 40, cls: 0 }).expect(
    204,
  );
  expect(vitals.of('mf-cart/1')).toMatchObject({ loads: 1, failed: 0 });
  expect(vitals.of('mf-learn/1')).toMatchObject({ loads: 1, failed: 1 });
  expect(threeQuarters(vitals.of('mf-learn/1').lcp)).toBeGreaterThanOrEqual(800);
});

test('a release that could not be loaded at all counts as failed', async () => {
  const { vitals, tell } = anApp();
  await tell({ used: ['mf-cart/1'], failed: ['mf-tools/1'] }).expect(204);
  expect(vitals.of('mf-tools/1')).toMatchObject({ loads: 1, failed: 1 });
});

test('releases that the shop does not show are not counted, and nonsense is refused', async () => {
  const { vitals, tell } = anApp();
  await tell({ used: ['mf-learn/2', 'invented/9'], failed: [] }).expect(204);
  for (const nonsense of [
    '',
    '{',
    'null',
    { used: 'all', failed: [] },
    { used: ['../x'], failed: [] },
    { used: [], failed: [], lcp: -1 },
  ])
    await tell(nonsense).expect(400);
  await tell('x'.repeat(10_000)).expect(413);
  expect(vitals.figures()).toEqual({});
});

test('another site cannot tell', async () => {
  const { vitals, tell } = anApp();
  await tell({ used: ['mf-cart/1'], failed: [] })
    .set('Sec-Fetch-Site', 'cross-site')
    .expect(403);
  expect(vitals.figures()).toEqual({});
});

test('a fault is named in the log by release and composition, once a minute whatever composition is made up', async () => {
  const { said, tell } = anApp();
  const report = { composition: '0123456789', used: ['mf-cart/1'], failed: ['mf-tools/1', 'invented/9'] };
  for (let count = 0; count < 3; count++) await tell(report).expect(204);
  await tell({ ...report, composition: 'abcdef0123' }).expect(204);
  expect(said).toEqual([
    { level: 40, composition: '0123456789', release: 'mf-tools/1', msg: 'a page tells of a fault' },
  ]);
  await tell({ ...report, composition: '<script>' }).expect(400);
});
