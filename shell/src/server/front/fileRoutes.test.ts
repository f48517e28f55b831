import { brotliCompressSync } from 'node:zlib';
import { makeTestReleases } from '@shop/testing/testReleases';
import express from 'express';
import request from 'supertest';
import { type ResolvedComposition, resolveLive } from '../composition/registry';
import { publicFiles } from './fileRoutes';
import { ReleaseFiles } from './releaseFiles';

let releases: ReturnType<typeof makeTestReleases>;
beforeEach(() => {
  releases = makeTestReleases();
});
afterEach(() => releases.remove());

/** Asks for a file that mf-tools offers with these headers. */
function askForOffered(headers: Record<string, string>, more: Partial<ResolvedComposition> = {}) {
  releases.publish('mf-tools', '1', '{}');
  releases.write('mf-tools/1/client/offered.js', 'good');
  releases.promise('mf-tools', '1');
  const offer = { path: '/offered.js', folder: '.', isForOtherSites: false, headers };
  const pointer = { app: 'mf-tools', version: '1', segments: [], publicFiles: [offer] };
  const files = new ReleaseFiles({ releasesDir: releases.folder, onCorrupt: () => {} });
  const resolveComposition = () => ({ ...resolveLive({ remotes: { mf_tools: pointer } }), ...more });
  return request(express().use(publicFiles(files, resolveComposition)))
    .get('/offered.js')
    .expect(200);
}

test('a file that a live release offers is sent while it is what the release promises', async () => {
  releases.publish('mf-tools', '1', '{}');
  releases.write('mf-tools/1/client/offered.js', 'good');
  releases.write('mf-tools/1/client/offered.js.br', brotliCompressSync('good'));
  releases.promise('mf-tools', '1');
  const offer = { path: '/offered.js', folder: '.', isForOtherSites: false, headers: {} };
  const pointer = { app: 'mf-tools', version: '1', segments: [], publicFiles: [offer] };
  const getEncoding = async () => {
    const files = new ReleaseFiles({ releasesDir: releases.folder, onCorrupt: () => {} });
    const resolveComposition = () => resolveLive({ remotes: { mf_tools: pointer } });
    const answer = await request(express().use(publicFiles(files, resolveComposition)))
      .get('/offered.js')
      .set('Accept-Encoding', 'br');
    return answer.status === 200 ? (answer.headers['content-encoding'] ?? 'identity') : answer.status;
  };
  expect(await getEncoding()).toBe('br');
  releases.write('mf-tools/1/client/offered.js.br', brotliCompressSync('evil'));
  expect(await getEncoding()).toBe('identity');
  releases.write('mf-tools/1/client/offered.js', 'evil');
  expect(await getEncoding()).toBe(404);
});

test('a remote sets no cookie and no policy beside its public files', async () => {
  const answer = await askForOffered({
    'Cache-Control': 'no-cache',
    'Set-Cookie': 'stolen=1',
    'Clear-Site-Data': '"*"',
    'Service-Worker-Allowed': '/',
    'Content-Security-Policy': 'default-src *',
  });
  expect(answer.headers['cache-control']).toBe('no-cache');
  for (const name of ['set-cookie', 'clear-site-data', 'service-worker-allowed', 'content-security-policy'])
    expect(answer.headers).not.toHaveProperty(name);
});

test('a file of a preview is kept nowhere, whatever its remote says', async () => {
  const { headers } = await askForOffered({ 'Cache-Control': 'public, max-age=60' }, { bar: 'Preview' });
  expect(headers['cache-control']).toBe('no-store');
});

test('an icon of the shell is sent while it is what the shell’s release promises', async () => {
  releases.write('shell/test/release.json', '{}');
  releases.write('shell/test/client/root/favicon.ico', 'good');
  releases.write('shell/test/client/root/icon-192.png', 'good');
  releases.promise('shell', __VERSION__);
  releases.write('shell/test/client/root/icon-192.png', 'evil');
  const files = new ReleaseFiles({ releasesDir: releases.folder, onCorrupt: () => {} });
  const resolveComposition = () => resolveLive({ remotes: {} });
  const shop = express().use(publicFiles(files, resolveComposition));
  const { headers } = await request(shop).get('/favicon.ico').expect(200);
  expect(headers['cache-control']).toBe('public, max-age=2592000');
  await request(shop).get('/icon-192.png').expect(404);
  await request(shop).get('/../release.json').expect(404);
});
