import type { PageRoute } from '@shop/contracts/remotes';
import { matchPage } from '../../../routing/matchPage';
import type { DescribedRemote } from '../../rendering/messages';

/** Addresses rendered of one route: pages of one pattern differ, but not all of a catalogue must be rendered. */
const RENDERED_OF_A_ROUTE = 2;
/** Addresses opened in the browser of one route. */
const OPENED_OF_A_ROUTE = 40;

/** Addresses at which every route of a remote is met, as far as its sitemap tells what stands for a parameter. */
export function describePages(routes: PageRoute[], sitemapPaths: string[]): DescribedRemote['pages'] {
  const known = new Map<string, string[]>();
  const parameters = new Map<string, string>();
  for (const path of new Set(sitemapPaths)) {
    const match = matchPage(routes, path);
    if (!match) continue;
    known.set(match.page.path, [...(known.get(match.page.path) ?? []), path]);
    for (const [name, value] of Object.entries(match.params)) if (value) parameters.set(name, value);
  }
  return routes.flatMap(({ path, handle }) => {
    const filled = path.replace(/:(\w+)/g, (whole, name) => parameters.get(name) ?? whole);
    const addresses = known.get(path) ?? (filled.includes(':') ? [] : [filled]);
    return addresses.slice(0, OPENED_OF_A_ROUTE).map((address, index) => ({
      path: address,
      components: [...(handle?.fragments ?? [])],
      isData: handle?.isData ?? false,
      isRendered: index < RENDERED_OF_A_ROUTE,
    }));
  });
}
