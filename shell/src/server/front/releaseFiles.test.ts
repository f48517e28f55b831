import { rmSync } from 'node:fs';
import promises from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { aPointer, makeTestReleases } from '@shop/testing/testReleases';
import express from 'express';
import { releaseFileRoutes } from './fileRoutes';
import { ReleaseFiles } from './releaseFiles';

let releases: ReturnType<typeof makeTestReleases>;
let server: Server;
let corrupt: string[];
let url: string;
let live: string;

beforeEach(async () => {
  releases = makeTestReleases();
  corrupt = [];
  releases.publish('mf-learn', '1', '{}');
  releases.write('mf-learn/1/client/x.0123456789.js', 'good');
  releases.write('mf-learn/1/client/mf-manifest.json', 'first');
  releases.write('mf-learn/1/client/@mf-types.zip', 'types');
  releases.promise('mf-learn', '1');
  live = '1';
  const files = new ReleaseFiles({
    releasesDir: releases.folder,
    onCorrupt: (app, version, file) => corrupt.push(`${app} ${version} ${file}`),
  });
  const current = () => ({ remotes: { mf_learn: aPointer('mf-learn', live) } });
  const app = express().use(releaseFileRoutes(files, current));
  await new Promise<void>((resolve) => {
    server = app.listen(0, '127.0.0.1', () => resolve());
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/r/mf-learn/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  releases.remove();
});

/** Waits until what was known of it is forgotten. */
async function untilSent(name: string) {
  let status = 404;
  for (let tries = 0; tries < 100 && status !== 200; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    status = (await fetch(url + name)).status;
  }
  expect(status).toBe(200);
}

test('a file that is what its release promises is sent for a year, and 304 to who has it', async () => {
  const answer = await fetch(`${url}x.0123456789.js`);
  expect(await answer.text()).toBe('good');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const again = await fetch(`${url}x.0123456789.js`, {
    headers: { 'If-None-Match': String(answer.headers.get('etag')), 'Cache-Control': 'max-age=0' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await fetch(`${url}x.0123456789.js`, { method: 'HEAD' })).headers.get('content-length')).toBe('4');
});

test('what federation hosts read has an address that follows the live release, for any origin', async () => {
  const answer = await fetch(`${url}mf-manifest.json`);
  expect(await answer.text()).toBe('first');
  const { headers } = answer;
  expect(['cache-control', 'access-control-allow-origin'].map((name) => headers.get(name))).toEqual([
    'public, max-age=60',
    '*',
  ]);
  const types = await fetch(`${url}@mf-types.zip`);
  expect([types.headers.get('content-type'), await types.text()]).toEqual(['application/zip', 'types']);
  releases.publish('mf-learn', '2', '{}');
  releases.write('mf-learn/2/client/mf-manifest.json', 'second');
  releases.promise('mf-learn', '2');
  live = '2';
  expect(await (await fetch(`${url}mf-manifest.json`)).text()).toBe('second');
  expect((await fetch(`${url}@mf-types.zip`)).status).toBe(404);
  expect((await fetch(`${url}../mf-cart/mf-manifest.json`)).status).toBe(404);
});

test('a corrupt file is never sent, is reported, and is sent again when it is whole', async () => {
  releases.write('mf-learn/1/client/x.0123456789.js', 'evil');
  const refused = await fetch(`${url}x.0123456789.js`);
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(corrupt).toEqual(['mf-learn 1 client/x.0123456789.js']);
  releases.write('mf-learn/1/client/x.0123456789.js', 'good');
  await untilSent('x.0123456789.js');
});

test('made-up names are remembered nowhere: a corrupt file is still read once a second only', async () => {
  const files = new ReleaseFiles({
    releasesDir: releases.folder,
    onCorrupt: (_app, _version, file) => corrupt.push(file),
  });
  const ask = (name: string) =>
    files.find({ app: 'mf-learn', version: '1', name: `client/${name}`, accepted: ['identity'] });
  for (let count = 0; count < 10_001; count++) await ask(`${count}.0123456789.js`);
  releases.write('mf-learn/1/client/x.0123456789.js', 'evil');
  for (let count = 0; count < 3; count++) await ask('x.0123456789.js');
  expect(corrupt).toEqual(['client/x.0123456789.js']);
});

test('a compressed variant is sent while it is what its release promises, otherwise the plain file', async () => {
  releases.write('mf-learn/1/client/x.0123456789.js.br', brotliCompressSync('good'));
  releases.promise('mf-learn', '1');
  const withBrotli = { headers: { 'Accept-Encoding': 'br' } };
  const packed = await fetch(`${url}x.0123456789.js`, withBrotli);
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', 'good']);
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  releases.publish('mf-learn', '2', '{}');
  releases.write('mf-learn/2/client/y.0123456789.js', 'good');
  releases.write('mf-learn/2/client/y.0123456789.js.br', brotliCompressSync('good'));
  releases.promise('mf-learn', '2');
  releases.write('mf-learn/2/client/y.0123456789.js.br', brotliCompressSync('evil'));
  const plain = await fetch(`${url}y.0123456789.js`, withBrotli);
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'good']);
});

test('a file that goes bad on the disk after it was sent is sent from memory', async () => {
  await fetch(`${url}x.0123456789.js`);
  releases.write('mf-learn/1/client/x.0123456789.js', 'evil');
  expect(await (await fetch(`${url}x.0123456789.js`)).text()).toBe('good');
});

test('what the release does not promise, and what belongs to the server, stays there', async () => {
  releases.write('mf-learn/1/client/stray.0123456789.js', 'stray');
  for (const name of ['stray.0123456789.js', 'assets.json', '1/client/assets.json', '1/release.json', '']) {
    expect([name, (await fetch(url + name)).status]).toEqual([name, 404]);
  }
});

test('a file lives as long as any version promises it, from whichever has it whole', async () => {
  releases.publish('mf-learn', '2', '{}');
  releases.write('mf-learn/2/client/x.0123456789.js', 'good');
  releases.promise('mf-learn', '2');
  releases.write('mf-learn/1/client/x.0123456789.js', 'evil');
  expect(await (await fetch(`${url}x.0123456789.js`)).text()).toBe('good');
  expect(corrupt).toEqual(['mf-learn 1 client/x.0123456789.js']);
});

test('a file of a version that came later is found, and one of a version that is pruned is gone without a word', async () => {
  expect((await fetch(`${url}late.0123456789.js`)).status).toBe(404);
  releases.publish('mf-learn', '2', '{}');
  releases.write('mf-learn/2/client/late.0123456789.js', 'late');
  releases.write('mf-learn/2/client/later.0123456789.js', 'later');
  releases.promise('mf-learn', '2');
  expect(await (await fetch(`${url}late.0123456789.js`)).text()).toBe('late');
  rmSync(`${releases.folder}/mf-learn/2`, { recursive: true });
  expect((await fetch(`${url}later.0123456789.js`)).status).toBe(404);
  expect(corrupt).toEqual([]);
});

test('a version that was pruned and came again has its new files', async () => {
  expect((await fetch(`${url}y.0123456789.js`)).status).toBe(404);
  rmSync(`${releases.folder}/mf-learn/1`, { recursive: true });
  releases.publish('mf-learn', '1', '{}');
  releases.write('mf-learn/1/client/y.0123456789.js', 'mended');
  releases.promise('mf-learn', '1');
  await untilSent('y.0123456789.js');
});

test('what other sites embed stands below its version', async () => {
  releases.write('mf-learn/1/client/embed/wax.js', 'wax');
  releases.promise('mf-learn', '1');
  expect(await (await fetch(`${url}1/client/embed/wax.js`)).text()).toBe('wax');
});

test('what other sites embed of a release that was before this host comes from the store, and of one that is here never', async () => {
  const asked: string[] = [];
  const files = new ReleaseFiles({
    releasesDir: releases.folder,
    onCorrupt() {},
    async fetchFile(start, file) {
      asked.push(start + file);
      return Buffer.from('stored');
    },
  });
  const find = (version: string) =>
    files.find({ app: 'mf-learn', version, name: 'client/embed/wax.js', accepted: ['identity'] });
  expect([(await find('0'))?.bytes.toString(), await find('1')]).toEqual(['stored', null]);
  expect(asked).toEqual(['mf-learn/0/embed/wax.js']);
});

test('of a release whose promises cannot be read nothing is sent', async () => {
  releases.write('mf-learn/1/client/embed/wax.js', 'wax');
  releases.promise('mf-learn', '1');
  releases.write('mf-learn/1/release.json', '{"files":{"client/em');
  releases.write('mf-learn/1/client/embed/wax.js', 'evil');
  expect((await fetch(`${url}1/client/embed/wax.js`)).status).toBe(404);
});

test('a file is found among more releases than are remembered', async () => {
  for (let count = 2; count <= 210; count++) {
    releases.publish('mf-learn', `${count}`, '{}');
    releases.promise('mf-learn', `${count}`);
  }
  expect(await (await fetch(`${url}x.0123456789.js`)).text()).toBe('good');
});

test.each([
  ['release.json', 'readFile'],
  ['the folder', 'readdir'],
] as const)(
  'a host whose descriptors run out at %s does not say that a file is gone',
  async (_what, name) => {
    const full = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    jest.spyOn(promises, name).mockRejectedValueOnce(full);
    expect((await fetch(`${url}x.0123456789.js`)).status).toBe(500);
    expect((await fetch(`${url}x.0123456789.js`)).status).toBe(200);
    expect(corrupt).toEqual([]);
  },
);

test('more made-up releases than are remembered, asked for at once, are not there', async () => {
  const files = new ReleaseFiles({ releasesDir: releases.folder, onCorrupt() {} });
  const names = Array.from({ length: 400 }, (_, index) => `made-up-${index}`);
  const asked = { app: 'mf-learn', name: 'client/embed/a.js', accepted: ['identity' as const] };
  const found = await Promise.all(names.map((version) => files.find({ ...asked, version })));
  expect(new Set(found)).toEqual(new Set([null]));
});
