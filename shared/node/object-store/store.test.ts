import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openStandIn } from '@shop/testing/openStandIn';
import { S3StandIn, type StoreFault } from '@shop/testing/s3StandIn';
import { fetchRelease } from './fetchRelease';
import { NotInStore, StoreError } from './objectStore';
import { pruneStore } from './pruneStore';
import { publishRelease } from './publishRelease';
import { changeStoredRegistry, createStoredRegistry, readStoredRegistry } from './registryInStore';
import { computeHash } from './releaseFiles';
import { readReleasesUrl } from './releasesUrl';
import type { StoredRegistry } from './storedRegistry';

jest.setTimeout(60_000);
let s3: S3StandIn;
let folder: string;
beforeEach(async () => {
  s3 = await new S3StandIn().start();
  folder = mkdtempSync(path.join(os.tmpdir(), 'store-'));
});
afterEach(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = (more = {}) => openStandIn(s3, more);

/** A folder of releases with one of mf-learn and a picture. */
function writeRelease(name: string, script = 'export {}') {
  const releases = path.join(folder, name);
  const files = {
    'mf-learn/1/client/a.0123456789.js': script,
    'mf-learn/1/server/b.js': 'export const b = 1',
    'mf-learn/1/release.json': '{}',
    'media/mf-learn/wax.webp': 'picture',
  };
  for (const [place, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(releases, place)), { recursive: true });
    writeFileSync(path.join(releases, place), text);
  }
  return releases;
}

const bump = (name: string) => (registry: StoredRegistry) => ({
  ...registry,
  generation: registry.generation + 1,
  remotes: { ...registry.remotes, [name]: { app: name, version: '1', before: [], rolledBack: [] } },
});

test.each([
  ['s3://no_bucket!', 'RELEASES_URL is wrong'],
  ['ftp://shop', 'must begin with s3:'],
  ['nonsense', 'must be an address'],
])('RELEASES_URL=%s is refused with a sentence', (url, sentence) => {
  expect(() => readReleasesUrl({ ...s3.environment, RELEASES_URL: url })).toThrow(sentence);
});

test('a bucket without a key is refused by the name of the setting, and nothing is set by default', () => {
  expect(() => readReleasesUrl({ RELEASES_URL: 's3://shop-releases' })).toThrow(
    'AWS_ACCESS_KEY_ID is missing',
  );
  expect(readReleasesUrl({})).toEqual({});
});

test('a key that is lent comes with its token', () => {
  const env = { ...s3.environment, AWS_SESSION_TOKEN: 'lent' };
  expect(readReleasesUrl(env)).toMatchObject({ bucket: { sessionToken: 'lent' } });
});

test('a bucket without a registry is a sentence to readers and writers, and gets none by a change', async () => {
  await expect(readStoredRegistry(open())).rejects.toThrow('the object store has no registry');
  await expect(changeStoredRegistry(open(), bump('mf_learn'))).rejects.toThrow(NotInStore);
  expect(s3.objects.has('shop/registry.json')).toBe(false);
});

test('a registry is created in a bucket that holds no release, and takes the place of none', async () => {
  await createStoredRegistry(open());
  await changeStoredRegistry(open(), bump('mf_learn'));
  s3.fault = { lost: (key) => key.endsWith('registry.json') };
  await createStoredRegistry(open());
  s3.fault = {};
  expect((await readStoredRegistry(open())).registry.generation).toBe(1);
  await publishRelease(open(), writeRelease('here'), 'mf-learn/1');
  s3.objects.delete('shop/registry.json');
  await createStoredRegistry(open());
  expect(s3.objects.has('shop/registry.json')).toBe(false);
});

test('writers at the same moment: each begins anew until its change stands, none is lost', async () => {
  await createStoredRegistry(open());
  const names = Array.from({ length: 8 }, (_, index) => `mf_${index}`);
  await Promise.all(names.map((name) => changeStoredRegistry(open(), bump(name))));
  const found = await readStoredRegistry(open());
  expect(found.registry.generation).toBe(8);
  expect(Object.keys(found.registry.remotes).sort()).toEqual(names.sort());
});

test.each([
  ['If-None-Match', 'if-none-match'],
  ['If-Match', 'if-match'],
] as const)(
  'a store without regard to %s is refused with a sentence, and its registry stays as it is',
  async (name, ignores) => {
    s3.fault = { ignores };
    const sentence = `without regard to ${name}, so that`;
    await expect(changeStoredRegistry(open(), bump('mf_learn'))).rejects.toThrow(sentence);
    expect(s3.objects.has('shop/registry.json')).toBe(false);
  },
);

test('a registry that has not changed is not sent again', async () => {
  await createStoredRegistry(open());
  await changeStoredRegistry(open(), bump('mf_learn'));
  const found = await readStoredRegistry(open());
  expect(await readStoredRegistry(open(), found)).toBe(found);
});

const privateKey = (text: string) =>
  `shop/private/mf-learn/${createHash('sha384').update(text).digest('hex')}`;

test('a release goes into the store and comes out as it was; what browsers may have stands at its address', async () => {
  await createStoredRegistry(open());
  const releases = writeRelease('here');
  const digest = await publishRelease(open(), releases, 'mf-learn/1');
  expect([...s3.objects.keys()].sort()).toEqual([
    'shop/conditional-writes',
    'shop/manifests/mf-learn/1.json',
    'shop/media/mf-learn/wax.webp',
    ...['export const b = 1', '{}'].map(privateKey).sort(),
    'shop/r/mf-learn/a.0123456789.js',
    'shop/registry.json',
  ]);
  const there = path.join(folder, 'there');
  expect(await fetchRelease(open(), there, 'mf-learn/1', digest)).toBe(4);
  expect(readdirSync(there, { recursive: true }).sort()).toEqual(
    readdirSync(releases, { recursive: true }).sort(),
  );
  writeFileSync(path.join(there, 'mf-learn/1/client/a.0123456789.js'), 'corrupt');
  expect(await fetchRelease(open(), there, 'mf-learn/1', digest)).toBe(1);
  expect(readFileSync(path.join(there, 'mf-learn/1/client/a.0123456789.js'), 'utf8')).toBe('export {}');
});

test.each([
  [
    'a file',
    'r/mf-learn/a.0123456789.js',
    'client/a.0123456789.js in the object store is not what was released',
  ],
  ['the manifest', 'manifests/mf-learn/1.json', 'the manifest of mf-learn 1 in the object store is not'],
])('a store that lies about %s: nothing of it is taken', async (_what, key, sentence) => {
  await createStoredRegistry(open());
  const digest = await publishRelease(open(), writeRelease('here'), 'mf-learn/1');
  s3.fault = { lies: (asked) => asked === `shop/${key}` };
  const there = path.join(folder, 'there');
  const fetching = fetchRelease(open(), there, 'mf-learn/1', digest);
  await expect(fetching).rejects.toThrow(sentence);
  expect(() => readFileSync(path.join(there, 'mf-learn/1/client/a.0123456789.js'))).toThrow();
  expect(() => readFileSync(path.join(there, 'mf-learn/1/release.json'))).toThrow();
});

test.each(['shell/1/release.json', 'mf-learn/1/../../shell/1/release.json'])(
  'a manifest of mf-learn that names %s is refused',
  async (place) => {
    const manifest = JSON.stringify({ files: { [place]: computeHash('{}') } });
    await open().put('manifests/mf-learn/1.json', manifest);
    const there = path.join(folder, 'there');
    const fetching = fetchRelease(open(), there, 'mf-learn/1', computeHash(manifest));
    await expect(fetching).rejects.toThrow('names a file that is not its own');
  },
);

test('a mark of this machine is in no manifest', async () => {
  await createStoredRegistry(open());
  const releases = writeRelease('here');
  writeFileSync(path.join(releases, 'mf-learn/1/types.json'), '{}');
  await publishRelease(open(), releases, 'mf-learn/1');
  expect(`${s3.objects.get('shop/manifests/mf-learn/1.json')?.bytes}`).not.toContain('types.json');
});

test('a version is what it was first: another build under its name is refused', async () => {
  await createStoredRegistry(open());
  await publishRelease(open(), writeRelease('here'), 'mf-learn/1');
  const again = publishRelease(open(), writeRelease('other', 'export const other = 1'), 'mf-learn/1');
  await expect(again).rejects.toThrow('name another version');
});

test('a file that the store has lost is there again when its release is published again', async () => {
  await createStoredRegistry(open());
  const releases = writeRelease('here');
  const digest = await publishRelease(open(), releases, 'mf-learn/1');
  s3.objects.delete('shop/r/mf-learn/a.0123456789.js');
  expect(await publishRelease(open(), releases, 'mf-learn/1')).toBe(digest);
  expect(s3.objects.has('shop/r/mf-learn/a.0123456789.js')).toBe(true);
});

test('a bucket is made where there is none, and left alone where there is one', async () => {
  s3.hasBucket = false;
  await expect(open().put('x', 'x')).rejects.toThrow('404 NoSuchBucket');
  await open().makeBucket();
  await open().put('x', 'x');
  await open().makeBucket();
  expect((await open().list('')).map(({ key }) => key)).toEqual(['x']);
});

test('a list of more objects than one answer holds is whole', async () => {
  const store = open();
  const keys = Array.from({ length: 50 }, (_, index) => `media/${1000 + index}`);
  await Promise.all(keys.map((key) => store.put(key, 'x')));
  expect((await store.list('media/')).map(({ key }) => key)).toEqual(keys);
});

test('a wrong secret and a store that is away are named, and no key is in the sentence', async () => {
  await expect(open({ AWS_SECRET_ACCESS_KEY: 'wrong' }).get('x')).rejects.toThrow(
    '403 SignatureDoesNotMatch',
  );
  s3.fault = { isAway: true };
  await expect(open().get('x')).rejects.toThrow(StoreError);
  await expect(open().get('x')).rejects.toThrow('the object store does not answer');
});

test('a second version brings what differs, and an upload that was cut off is continued', async () => {
  await createStoredRegistry(open());
  const releases = writeRelease('here');
  await publishRelease(open(), releases, 'mf-learn/1');
  cpSync(path.join(releases, 'mf-learn/1'), path.join(releases, 'mf-learn/2'), { recursive: true });
  writeFileSync(path.join(releases, 'mf-learn/2/client/b.0123456789.js'), 'export const two = 2');
  const before = new Map(s3.objects);
  await publishRelease(open(), releases, 'mf-learn/2');
  const added = [...s3.objects].filter(([key, object]) => before.get(key) !== object).map(([key]) => key);
  expect(added.sort()).toEqual(['shop/manifests/mf-learn/2.json', 'shop/r/mf-learn/b.0123456789.js']);
});

test('an old object that a release counts on is put again, so that pruning meanwhile takes nothing of it', async () => {
  await createStoredRegistry(open());
  const releases = writeRelease('here');
  await publishRelease(open(), releases, 'mf-learn/1');
  const yesterday = new Date(Date.now() - 23 * 60 * 60 * 1000);
  for (const object of s3.objects.values()) object.modified = yesterday;
  cpSync(path.join(releases, 'mf-learn/1'), path.join(releases, 'mf-learn/2'), { recursive: true });
  const store = open();
  const put: typeof store.put = async (key, ...content) => {
    if (key.startsWith('manifests/')) await pruneStore(store, Date.now() + 2 * 60 * 60 * 1000);
    return store.put(key, ...content);
  };
  const digest = await publishRelease({ ...store, put }, releases, 'mf-learn/2');
  const there = path.join(folder, 'there');
  expect(await fetchRelease(store, there, 'mf-learn/2', digest)).toBe(4);
});

async function publishTwo() {
  const releases = writeRelease('here');
  await createStoredRegistry(open());
  await publishRelease(open(), releases, 'mf-learn/1');
  cpSync(path.join(releases, 'mf-learn/1'), path.join(releases, 'mf-learn/2'), { recursive: true });
  writeFileSync(path.join(releases, 'mf-learn/2/client/b.0123456789.js'), 'export const two = 2');
  const digest = await publishRelease(open(), releases, 'mf-learn/2');
  await changeStoredRegistry(open(), (registry) => ({
    ...registry,
    remotes: { mf_learn: { app: 'mf-learn', version: '2', before: [], rolledBack: [] } },
    digests: { 'mf-learn/2': digest },
  }));
  await open().put('r/mf-learn/cut.0123456789.js', 'an upload that came to no end');
  await open().put('hosts/killed.json', '{}');
  return digest;
}

const inTwoDays = () => Date.now() + 2 * 24 * 60 * 60 * 1000;

test('pruning removes what no manifest of the registry names and reports of hosts that are gone, and leaves an upload under way alone', async () => {
  const digest = await publishTwo();
  expect(await pruneStore(open())).toEqual([]);
  expect((await pruneStore(open(), inTwoDays())).sort()).toEqual([
    'hosts/killed.json',
    'manifests/mf-learn/1.json',
    'r/mf-learn/cut.0123456789.js',
  ]);
  const there = path.join(folder, 'there');
  expect(await fetchRelease(open(), there, 'mf-learn/2', digest)).toBe(5);
});

test('pruning leaves an old object alone that a release on its way names', async () => {
  await createStoredRegistry(open());
  await publishRelease(open(), writeRelease('here'), 'mf-learn/1');
  const isOld = ([key]: [string, unknown]) => !key.startsWith('shop/manifests/');
  for (const [, object] of [...s3.objects].filter(isOld)) object.modified = new Date(0);
  expect(await pruneStore(open())).toEqual([]);
});

test.each<[string, StoreFault]>([
  ['has no registry', { lost: (key) => key === 'shop/registry.json' }],
  ['denies the manifest of a live release', { lost: (key) => key === 'shop/manifests/mf-learn/2.json' }],
  ['sends another manifest', { lies: (key) => key === 'shop/manifests/mf-learn/2.json' }],
  ['lists nothing', { lists: () => '' }],
  ['lists an error', { lists: () => '<Error><Code>InternalError</Code></Error>' }],
  ['cuts its lists off', { lists: (xml) => xml.slice(0, xml.length / 2) }],
])('pruning takes nothing out of a store that %s', async (_what, fault) => {
  await publishTwo();
  const before = [...s3.objects.keys()];
  s3.fault = fault;
  await expect(pruneStore(open(), inTwoDays())).rejects.toThrow(StoreError);
  expect([...s3.objects.keys()]).toEqual(before);
});

test('a write whose answer is lost is sent again, and is made once', async () => {
  await createStoredRegistry(open());
  let lost = 0;
  s3.fault = { losesAnswer: (key) => key === 'shop/registry.json' && lost++ === 0 };
  const seen: number[] = [];
  await changeStoredRegistry(open(), (registry) => {
    seen.push(registry.generation);
    return registry.generation === 1 ? null : bump('mf_learn')(registry);
  });
  expect([lost, seen]).toEqual([1, [0, 1]]);
});

test('a store that refuses the clock and tells no time of its own is followed when it is well again', async () => {
  const store = open();
  await store.put('x', 'x');
  s3.fault = { refusesClock: true };
  await expect(store.get('x')).rejects.toThrow('403 RequestTimeTooSkewed');
  s3.fault = {};
  expect((await store.get('x'))?.bytes?.toString()).toBe('x');
});
