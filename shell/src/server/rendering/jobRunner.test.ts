import { aPointer, makeTestReleases } from '@shop/testing/testReleases';
import { testSite } from '@shop/testing/testSite';
import { createJobRunner } from './jobRunner';

const releases = makeTestReleases();
afterAll(() => releases.remove());

test.each([
  ['whose routes are no list', `{ routes: 'none' }`],
  ['whose sitemap leads to another host', `{ routes: [], sitemapPaths: ['//elsewhere'] }`],
])('a release %s is read anew when it is loaded again', async (_what, exported) => {
  const run = createJobRunner({
    releasesDir: releases.folder,
    site: testSite,
    shell: { js: [], css: [], stages: [] },
    log: { error() {} },
  });
  const job = {
    kind: 'load',
    registry: { remotes: { mf_learn: aPointer('mf-learn', '1') } },
    name: 'mf_learn',
  } as const;
  releases.publish('mf-learn', '1', `{ './routes': () => (${exported}) }`);
  await expect(run(job)).rejects.toThrow();
  releases.publish('mf-learn', '1', `{ './routes': () => ({ routes: [{ path: '/learn' }] }) }`);
  await expect(run(job)).resolves.toEqual({ routes: [{ path: '/learn' }], sitemapPaths: [] });
});
