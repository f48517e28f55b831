import { remoteFeedSchema } from '@shop/contracts/feeds';
import { sitemapPaths } from '../../routes';
import { loader } from './feedRoute';

test('the shell can read it, and every page that it names is one of the catalogue', async () => {
  const { pages } = remoteFeedSchema.parse(await loader().json());
  expect(pages.length).toBeGreaterThan(15);
  for (const { path } of pages) expect(sitemapPaths).toContain(path);
});
