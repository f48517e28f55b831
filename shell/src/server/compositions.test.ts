import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testSite } from '@shop/testing/testSite';
import pino from 'pino';
import { followRegistry } from './compositions';
import { makeTestReleases } from './testReleases';
import { poolHere } from './threads/poolHere';
import { makeRenderer } from './threads/renderer';

const log = pino({ level: 'silent' });
const good = `{ './routes': () => ({ routes: [{ path: '/learn' }] }) }`;

let releases: ReturnType<typeof makeTestReleases>;
let live: Awaited<ReturnType<typeof followRegistry>>;
let file: string;

function point(version: string) {
  const registry = { remotes: { mf_learn: { app: 'mf-learn', version } } };
  writeFileSync(`${file}.part`, JSON.stringify(registry));
  renameSync(`${file}.part`, file);
}

function liveVersion() {
  return live.current().remotes.mf_learn?.version;
}

async function until(isTrue: () => boolean) {
  for (let tries = 0; tries < 100 && !isTrue(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

beforeEach(async () => {
  releases = makeTestReleases();
  file = path.join(releases.folder, 'registry.json');
  releases.publish('mf-learn', '1', good);
  point('1');
  const shell = { js: [], css: [] };
  const makePool = poolHere({ releasesDir: releases.folder, site: testSite, shell, log });
  live = await followRegistry(file, makeRenderer({ makePool, origin: testSite.origin, log }), log);
});
afterEach(() => {
  live.stop();
  releases.remove();
});

test('a change of the registry makes a new generation without a restart', async () => {
  const before = live.current();
  releases.publish('mf-learn', '2', good);
  point('2');
  await until(() => liveVersion() === '2');
  expect(liveVersion()).toBe('2');
  expect(live.current()).not.toBe(before);
  expect(before.remotes.mf_learn?.version).toBe('1');
});

test.each([
  ['does not load', () => releases.publishRaw('mf-learn', '2', 'throw new Error("boom")')],
  ['was built for another platform', () => releases.publish('mf-learn', '2', good, '3.0.0')],
  ['exports no pages', () => releases.publish('mf-learn', '2', `{ './routes': () => ({}) }`)],
])('a version that %s is refused and the one before it stays', async (_what, publish) => {
  publish();
  point('2');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(liveVersion()).toBe('1');
});

test('a registry that cannot be read changes nothing', async () => {
  writeFileSync(file, '{"remotes":');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(liveVersion()).toBe('1');
});
