import { aPointer, makeTestReleases } from '@shop/testing/testReleases';
import { testSite } from '@shop/testing/testSite';
import { createJobRunner } from './jobRunner';

const releases = makeTestReleases();
afterAll(() => releases.remove());

test('where a remote component is away, the page waits for it, as the browser does that hydrates it', async () => {
  releases.publish(
    'mf-learn',
    '1',
    `{
      './routes': async () => {
        const take = async (name) => (await Object.values(scope[name])[0].get())();
        const { createElement } = await take('react');
        const { RemoteComponent } = await take('@shop/platform');
        const name = 'mf_catalog/ProductCards';
        const shown = { name, props: {}, waiting: 'It comes.', failed: () => 'It is away.' };
        const Component = () => createElement(RemoteComponent, shown);
        const handle = { chunk: 'x', fragments: [name] };
        return { routes: [{ path: '/learn', handle, lazy: async () => ({ Component }) }] };
      },
    }`,
  );
  const run = createJobRunner({
    releasesDir: releases.folder,
    site: testSite,
    shell: { js: [], css: [], stages: [] },
    log: { error() {} },
  });
  const remotes = { mf_learn: aPointer('mf-learn', '1'), mf_catalog: aPointer('mf-catalog', 'gone') };
  const page = await run({
    kind: 'render',
    registry: { remotes },
    url: 'http://shop/learn',
    isBroken: false,
    without: [],
    prices: null,
  });
  const html = 'html' in page ? Buffer.from(page.html).toString() : '';
  expect(html).toContain('It comes.');
  expect(html).not.toContain('It is away.');
  expect(page).toMatchObject({ status: 200, isComplete: false, missing: ['mf_catalog/ProductCards'] });
});
