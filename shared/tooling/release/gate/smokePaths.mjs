import path from 'node:path';
import { readJson, releaseFolder } from '../../apps.mjs';

/** Pages that are looked at in the browser: as many as fit into ten seconds of two cores. */
export const MOST_PAGES = 12;

/** Canonical paths of a shop, from its sitemap. */
async function sitemap(origin) {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}

/** Pages of one remote to look at: as different as their first segments and lengths, evenly over the sitemap. */
export async function smokePaths(origin, { app, version }, most = MOST_PAGES) {
  const { remote } = readJson(path.join(releaseFolder(app, version), 'release.json'));
  const own = (await sitemap(origin)).filter((address) => remote.segments.includes(address.split('/')[1]));
  const shapeOf = (address) => address.split('/').slice(0, 2).join('/') + address.split('/').length;
  const first = own.filter(
    (one, index) => own.findIndex((other) => shapeOf(other) === shapeOf(one)) === index,
  );
  const paths = first.length > 0 ? first : remote.segments.map((segment) => `/${segment}`);
  const step = Math.max(1, paths.length / most);
  return Array.from({ length: Math.min(most, paths.length) }, (_, index) => paths[Math.floor(index * step)]);
}
