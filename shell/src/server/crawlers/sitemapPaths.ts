import type { RemoteName } from '@shop/contracts/remotes';
import type { Generation } from '../generation';

/** Canonical paths of all pages, as the live remotes publish them. A remote that is away is left out. */
export async function sitemapPaths(generation: Generation): Promise<string[]> {
  const names = Object.keys(generation.registry.remotes) as RemoteName[];
  const lists = await Promise.all(
    names.map((name) =>
      generation.load(`${name}/routes`).then(
        ({ sitemapPaths = [] }) => sitemapPaths,
        () => [],
      ),
    ),
  );
  return lists.flat();
}
