import type { PageRoute } from '@shop/contracts/remotes';
import { matchPage } from '../../../routing/matchPage';

/** Addresses tried of one route: pages of one pattern differ, but not all of a catalogue must be rendered. */
const MOST_OF_A_ROUTE = 2;

/** Addresses at which every route of a remote is met, as far as its sitemap tells what stands for a parameter. */
export function samplePaths(routes: PageRoute[], sitemapPaths: string[]): string[] {
  const samples = new Map<string, string[]>();
  const parameters = new Map<string, string>();
  for (const path of sitemapPaths) {
    const match = matchPage(routes, path);
    if (!match) continue;
    const own = samples.get(match.page.path) ?? [];
    if (own.length < MOST_OF_A_ROUTE) samples.set(match.page.path, [...own, path]);
    for (const [name, value] of Object.entries(match.params)) if (value) parameters.set(name, value);
  }
  return routes.flatMap(({ path }) => {
    const known = samples.get(path);
    if (known) return known;
    const filled = path.replace(/:(\w+)/g, (whole, name) => parameters.get(name) ?? whole);
    return filled.includes(':') ? [] : [filled];
  });
}
