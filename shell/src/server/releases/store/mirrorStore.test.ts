import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { publishRelease } from '@shop/node/object-store/publishRelease';
import { changeStoredRegistry, createStoredRegistry } from '@shop/node/object-store/registryInStore';
import type { StoredRegistry } from '@shop/node/object-store/storedRegistry';
import { openStandIn } from '@shop/testing/openStandIn';
import { S3StandIn } from '@shop/testing/s3StandIn';
import pino from 'pino';
import { StoreMirror } from './mirrorStore';

jest.setTimeout(60_000);
const log = pino({ level: 'silent' });

let s3: S3StandIn;
let folder: string;
let mirror: StoreMirror;
beforeEach(async () => {
  s3 = await new S3StandIn().start();
  folder = mkdtempSync(path.join(os.tmpdir(), 'mirror-'));
  await createStoredRegistry(openHere());
});
afterEach(async () => {
  await mirror.stop(true);
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const registryFile = () => path.join(folder, 'data/registry.json');

const openHere = () => openStandIn(s3);

/** Its script, named by its content. */
const nameIn = (version: string) => `${version}.0123456789.js`;

/** A team somewhere else puts a version of mf-learn into the store, and changes the registry. */
async function publish(version: string, change: (registry: StoredRegistry) => Partial<StoredRegistry>) {
  const team = path.join(folder, 'team');
  mkdirSync(path.join(team, 'mf-learn', version, 'client'), { recursive: true });
  writeFileSync(path.join(team, 'mf-learn', version, 'client', nameIn(version)), `// ${version}`);
  writeFileSync(path.join(team, 'mf-learn', version, 'release.json'), '{}');
  const store = openHere();
  const digest = await publishRelease(store, team, `mf-learn/${version}`);
  await changeStoredRegistry(store, (registry) => ({
    ...registry,
    ...change(registry),
    generation: registry.generation + 1,
    digests: { ...registry.digests, [`mf-learn/${version}`]: digest },
  }));
}

const live = (version: string) => ({ app: 'mf-learn', version, before: [], rolledBack: [] });
const release = (version: string) => publish(version, () => ({ remotes: { mf_learn: live(version) } }));
/** Every host is to have it, though it is not live. */
const offer = (version: string, until: string) =>
  publish(version, () => ({ offered: { [`mf-learn/${version}`]: until } }));

function begin() {
  mirror = new StoreMirror({
    store: openHere(),
    releasesDir: path.join(folder, 'releases'),
    registryFile: registryFile(),
    host: 'here',
    log,
  });
  return mirror.begin();
}

const script = (version: string) =>
  path.join(folder, 'releases/mf-learn', version, 'client', nameIn(version));
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

test('a command that writes what it had read before takes no change back', async () => {
  await release('1');
  await begin();
  const before = readFileSync(registryFile(), 'utf8');
  await release('2');
  await until(() => liveHere() === '2');
  writeFileSync(registryFile(), before);
  await until(() => liveHere() === '2');
});

test('a rollback does not wait for what is only offered', async () => {
  await release('1');
  await release('2');
  await begin();
  let isAsked = false;
  s3.fault = {
    hangs: (key) => {
      const isOffered = key.endsWith(nameIn('3'));
      isAsked ||= isOffered;
      return isOffered;
    },
  };
  await offer('3', '2030-01-01T00:00:00.000Z');
  await until(() => isAsked);
  await release('1');
  await until(() => liveHere() === '1');
  expect(existsSync(script('3'))).toBe(false);
  s3.fault = {};
});

test('while the store is away nothing changes here, and it is followed again when it is back', async () => {
  await release('1');
  await begin();
  s3.fault = { isAway: true };
  await until(() => mirror.silentMs() > 1000);
  expect(liveHere()).toBe('1');
  s3.fault = { delayMs: 20 };
  await release('2');
  await until(() => liveHere() === '2');
});

test('a host with a full disk follows a rollback', async () => {
  await release('1');
  await release('2');
  await begin();
  const { writeFile } = fs;
  const reserve = path.join(folder, 'data/reserve');
  expect(existsSync(reserve)).toBe(true);
  jest.spyOn(fs, 'writeFile').mockImplementation(async (file, ...more) => {
    if (existsSync(reserve) || file === reserve) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    return writeFile(file, ...more);
  });
  await publish('1', () => ({ remotes: { mf_learn: live('1') } }));
  await until(() => liveHere() === '1');
  jest.restoreAllMocks();
});

test('what the store has wrong is not taken, is told by name, and is taken once it is right', async () => {
  await release('1');
  s3.fault = { lies: (key) => key.endsWith(nameIn('1')) };
  await begin();
  expect(existsSync(script('1'))).toBe(false);
  expect(existsSync(path.join(path.dirname(script('1')), '../release.json'))).toBe(false);
  expect(mirror.getReason('mf-learn', '1')).toContain(
    `client/${nameIn('1')} in the object store is not what was released`,
  );
  expect(mirror.missing()).toEqual([]);
  s3.fault = {};
  await until(() => mirror.getReason('mf-learn', '1') === null);
  expect(readFileSync(script('1'), 'utf8')).toBe('// 1');
});

test('a file that the store has lost is told by name, and the release is taken once it is back @whole', async () => {
  await release('1');
  const key = `shop/r/mf-learn/${nameIn('1')}`;
  const lost = s3.objects.get(key);
  s3.objects.delete(key);
  await begin();
  expect(mirror.getReason('mf-learn', '1')).toBe(
    `mf-learn/1/client/${nameIn('1')} in the object store is missing`,
  );
  expect(mirror.missing()).toEqual(['mf-learn/1']);
  if (lost) s3.objects.set(key, lost);
  await until(() => mirror.getReason('mf-learn', '1') === null);
  expect(readFileSync(script('1'), 'utf8')).toBe('// 1');
});

test('a release that could not be fetched and that nobody wants any more is forgotten', async () => {
  await release('1');
  s3.fault = { lies: (key) => key.endsWith(nameIn('1')) };
  await begin();
  expect(mirror.getReason('mf-learn', '1')).not.toBeNull();
  await release('2');
  await until(() => mirror.getReason('mf-learn', '1') === null);
});

test('a store whose registry is gone changes nothing here, and says so @whole', async () => {
  await release('1');
  await begin();
  const saved = s3.objects.get('shop/registry.json');
  s3.objects.delete('shop/registry.json');
  await until(() => mirror.silentMs() > 1000);
  expect(liveHere()).toBe('1');
  if (saved) s3.objects.set('shop/registry.json', saved);
  await until(() => mirror.silentMs() < 500);
});

test('a file that went bad on this host is fetched again', async () => {
  await release('1');
  await begin();
  writeFileSync(script('1'), 'corrupt');
  mirror.markStoreSuspect('mf-learn', '1');
  await until(() => readFileSync(script('1'), 'utf8') === '// 1');
});

test('a file of an earlier version that went bad on this host is fetched again', async () => {
  await release('1');
  await publish('2', () => ({ remotes: { mf_learn: { ...live('2'), before: ['1'] } } }));
  await begin();
  await until(() => existsSync(script('1')));
  writeFileSync(script('1'), 'corrupt');
  mirror.markStoreSuspect('mf-learn', '1');
  await until(() => readFileSync(script('1'), 'utf8') === '// 1');
});

test('a version that is tried on some visitors comes here like the live one', async () => {
  await release('1');
  await begin();
  const canary = { version: '2', share: 0.1, pages: 300, minutes: 15, salt: 'x'.repeat(36), openedAt: '' };
  await publish('2', () => ({ remotes: { mf_learn: { ...live('1'), canary } } }));
  await until(() => existsSync(script('2')));
  expect(liveHere()).toBe('1');
});

test('what is offered comes here and is answered for, though nobody is shown it yet', async () => {
  await release('1');
  await begin();
  await offer('2', '2030-01-01T00:00:00.000Z');
  await until(() => 'mf-learn/2' in mirror.answers());
  expect(mirror.answers()).toEqual({ 'mf-learn/2': { until: '2030-01-01T00:00:00.000Z', reason: null } });
  expect([readFileSync(script('2'), 'utf8'), liveHere()]).toEqual(['// 2', '1']);
  await publish('2', () => ({ remotes: { mf_learn: live('2') }, offered: {} }));
  await until(() => !('mf-learn/2' in mirror.answers()));
  expect(liveHere()).toBe('2');
});

test('an offer that cannot be fetched is answered with the reason, and with none once it can @whole', async () => {
  await release('1');
  await begin();
  s3.fault = { lies: (key) => key.endsWith(nameIn('2')) };
  await offer('2', '2030-01-01T00:00:00.000Z');
  await until(() => mirror.answers()['mf-learn/2']?.reason?.includes('not what was released') === true);
  s3.fault = {};
  await until(() => mirror.answers()['mf-learn/2']?.reason === null);
});

test('an offer that is made again is not answered with the reason of the one before', async () => {
  await release('1');
  await begin();
  s3.fault = { lies: (key) => key.endsWith(nameIn('2')) };
  await offer('2', '2030-01-01T00:00:00.000Z');
  await until(() => typeof mirror.answers()['mf-learn/2']?.reason === 'string');
  s3.fault = { hangs: (key) => key.endsWith(nameIn('2')) };
  await offer('2', '2030-01-02T00:00:00.000Z');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const answer = mirror.answers()['mf-learn/2'];
  s3.fault = {};
  expect(answer).toBeUndefined();
});

test('a file of an earlier version that was never here comes from the store, for many at once, and is compared', async () => {
  await release('1');
  await publish('2', () => ({ remotes: { mf_learn: { ...live('2'), before: ['x', 'y', '1'] } } }));
  await begin();
  expect(existsSync(script('1'))).toBe(false);
  s3.fault = { lies: (key) => key.endsWith(nameIn('1')) };
  expect(await mirror.fetchFile('mf-learn/', nameIn('1'))).toBeNull();
  s3.fault = {};
  const [first, second] = [
    mirror.fetchFile('mf-learn/', nameIn('1')),
    mirror.fetchFile('mf-learn/', nameIn('1')),
  ];
  expect(first).toBe(second);
  expect((await first)?.toString()).toBe('// 1');
  expect(await mirror.fetchFile('mf-learn/', nameIn('9'))).toBeNull();
  s3.fault = { isAway: true };
  expect(await mirror.fetchFile('mf-learn/', nameIn('1'))).toBeNull();
});

test('a file of a version that was rolled back comes from the store: visitors may still have its pages', async () => {
  await release('1');
  await publish('2', () => ({ remotes: { mf_learn: { ...live('2'), rolledBack: ['1'] } } }));
  await begin();
  expect(await mirror.fetchFile('mf-learn/', nameIn('1'))).not.toBeNull();
});

test('a file that is asked for by its version comes from that version', async () => {
  await release('1');
  await publish('11', () => ({ remotes: { mf_learn: { ...live('11'), before: ['1'] } } }));
  await begin();
  expect((await mirror.fetchFile('mf-learn/1/', nameIn('1')))?.toString()).toBe('// 1');
  expect(await mirror.fetchFile('mf-learn/1/', nameIn('11'))).toBeNull();
});

test('of what is offered and was never live no visitor makes this host fetch a file', async () => {
  await release('1');
  await begin();
  await offer('2', '2030-01-01T00:00:00.000Z');
  await until(() => 'mf-learn/2' in mirror.answers());
  expect(await mirror.fetchFile('mf-learn/', nameIn('2'))).toBeNull();
});

test('a release of the shell comes here like that of a remote', async () => {
  await release('1');
  await begin();
  await publish('2', () => ({ shell: live('2') }));
  await until(() => existsSync(script('2')));
});
