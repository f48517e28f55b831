import express from 'express';
import request from 'supertest';
import { publicFiles } from './publicFiles';
import { makeReleaseFiles } from './releaseFiles';
import { resolveLive } from './resolvedComposition';
import { makeTestReleases } from './testReleases';

let releases: ReturnType<typeof makeTestReleases>;
beforeEach(() => {
  releases = makeTestReleases();
});
afterEach(() => releases.remove());

test('a file that a live release offers is sent while it is what the release promises', async () => {
  releases.publish('mf-tools', '1', '{}');
  releases.write('mf-tools/1/client/offered.js', 'good');
  releases.promise('mf-tools', '1');
  const offer = { path: '/offered.js', folder: '.', isForOtherSites: false, headers: {} };
  const pointer = { app: 'mf-tools', version: '1', segments: [], publicFiles: [offer] };
  const answer = () => {
    const files = makeReleaseFiles({ releasesDir: releases.folder, onCorrupt: () => {} });
    const resolveComposition = () => resolveLive({ remotes: { mf_tools: pointer } });
    return request(
      express().use(publicFiles({ resolveComposition, releasesDir: releases.folder, files })),
    ).get('/offered.js');
  };
  expect((await answer()).text).toBe('good');
  releases.write('mf-tools/1/client/offered.js', 'evil');
  await answer().expect(404);
});
