import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openStore } from '@shop/release-store/objectStore';
import { publishRelease } from '@shop/release-store/publishRelease';
import { readReleasesUrl } from '@shop/release-store/releasesUrl';
import { changeStoredRegistry } from '@shop/release-store/storedRegistry';
import { S3StandIn } from '@shop/testing/s3StandIn';
import pino from 'pino';
import { mirrorStore } from './mirrorStore';

jest.setTimeout(60_000);
const log = pino({ level: 'silent' });

let s3: S3StandIn;
let folder: string;
let mirror: ReturnType<typeof mirrorStore>;
beforeEach(async () => {
  s3 = await new S3StandIn().start();
  folder = mkdtempSync(path.join(os.tmpdir(), 'mirror-'));
});
afterEach(async () => {
  mirror.stop();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const registryFile = () => path.join(folder, 'data/registry.json');

function openHere() {
  const place = readReleasesUrl(s3.environment);
  if (place?.kind !== 'bucket') throw new Error('no bucket');
  return openStore(place.settings);
}

/** A team somewhere else releases a version of mf-learn. */
async function release(version: string) {
  const team = path.join(folder, 'team');
  mkdirSync(path.join(team, 'mf-learn', version, 'client'), { recursive: true });
  writeFileSync(path.join(team, 'mf-learn', version, 'client/a.js'), `// ${version}`);
  writeFileSync(path.join(team, 'mf-learn', version, 'release.json'), '{}');
  const store = openHere();
  const digest = await publishRelease(store, team, 'mf-learn', version);
  await changeStoredRegistry(store, (registry) => ({
    registry: {
      ...registry,
      generation: registry.generation + 1,
      remotes: { mf_learn: { app: 'mf-learn', version, before: [], rolledBack: [] } },
      digests: { ...registry.digests, [`mf-learn/${version}`]: digest },
    },
    result: null,
  }));
}

function begin() {
  mirror = mirrorStore({
    store: openHere(),
    releasesDir: path.join(folder, 'releases'),
    registryFile: registryFile(),
    log,
  });
  return mirror.begin();
}

const script = (version: string) => path.join(folder, 'releases/mf-learn', version, 'client/a.js');
const liveHere = () =>
  existsSync(registryFile())
    ? JSON.parse(readFileSync(registryFile(), 'utf8')).remotes.mf_learn.version
    : null;

async function until(isTrue: () => boolean) {
  for (let tries = 0; tries < 600 && !isTrue(); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isTrue()).toBe(true);
}

test('a release of another machine comes here whole before the registry names it', async () => {
  await release('1');
  await begin();
  expect([liveHere(), readFileSync(script('1'), 'utf8')]).toEqual(['1', '// 1']);
  await release('2');
  await until(() => liveHere() === '2');
  expect(readFileSync(script('2'), 'utf8')).toBe('// 2');
});

test('while the store is away nothing changes here, and it is followed again when it is back', async () => {
  await release('1');
  await begin();
  s3.fault = { isAway: true };
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(liveHere()).toBe('1');
  s3.fault = { delayMs: 20 };
  await release('2');
  await until(() => liveHere() === '2');
});

test('what the store has wrong is not taken, is told by name, and is taken once it is right', async () => {
  await release('1');
  s3.fault = { lies: (key) => key.endsWith('a.js') };
  await begin();
  expect(existsSync(script('1'))).toBe(false);
  expect(existsSync(path.join(path.dirname(script('1')), '../release.json'))).toBe(false);
  expect(mirror.reasonOf('mf-learn', '1')).toContain(
    'client/a.js in the object store is not what was released',
  );
  s3.fault = {};
  await until(() => mirror.reasonOf('mf-learn', '1') === null);
  expect(readFileSync(script('1'), 'utf8')).toBe('// 1');
});

test('a file that went bad on this host is fetched again', async () => {
  await release('1');
  await begin();
  writeFileSync(script('1'), 'corrupt');
  mirror.doubt('mf-learn', '1');
  await until(() => readFileSync(script('1'), 'utf8') === '// 1');
});
