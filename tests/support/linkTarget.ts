import { getArea } from '../../shell/src/areas';
import { redirectTarget } from '../../shell/src/redirects';
import { areas } from './areas';

/** Where a link of the shop ends: redirects followed as the server follows them, and the area that owns the page. */
export function linkTarget(href: string, fromPath: string) {
  const url = new URL(href, `https://shop.example${fromPath}`);
  const target = new URL(redirectTarget(url.pathname, url.search) ?? url.href, url);
  return {
    pathname: target.pathname,
    search: target.search,
    hash: url.hash,
    area: getArea(areas, target.pathname),
  };
}
