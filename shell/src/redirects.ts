/** For server and router (rule frame.redirects). The catalogue resolves `/product/{slug}`. */
export const redirects: Record<string, string> = {
  '/candle-kits': '/candle-making-kits',
  '/shop/fragrances/vanilla-bean': '/fragrance-oils/vanilla-bean',
  '/shop/fragrances/french-lavender': '/fragrance-oils/french-lavender',
  '/shop/fragrances/clean-linen': '/fragrance-oils/clean-linen',
  '/shop/fragrances/pumpkin-spice': '/fragrance-oils/pumpkin-spice',
  '/shop/wicks/premium-cotton-wicks': '/wicks/premium-cotton-wicks',
  '/shop/wicks/braided-cotton-wicks': '/wicks/braided-cotton-wicks',
  '/shop/wicks/pre-tabbed-cotton-wicks': '/wicks/pre-tabbed-cotton-wicks',
  '/shop/containers/clear-glass-jars': '/containers/clear-glass-jars',
  '/shop/containers/luxury-glass-containers': '/containers/luxury-glass-containers',
  '/tools/wax-calculator': '/wax-calculator',
  '/tools/wick-guide': '/wick-guide',
  '/tools/fragrance-calculator': '/fragrance-calculator',
  '/help/contact': '/contact',
  '/help/shipping': '/help',
  '/help/returns': '/help?tab=returns',
  '/help/faq': '/faq',
};

/** Any other name of a kit leads to the kit of that level; its own page is not a redirect: it is its own target. */
const KIT = /^\/(?:shop\/kits|candle-making-kits)\/(beginner|medium|expert)-[^/]+$/;

/** Addresses that a browser might read as another host, or that no page of ours has. */
const STRANGE_PATH = /\/\/|[\\\s]/;

/** Null: it stays where it is. `search` as in a URL: '' or '?a=b'. */
export function redirectTarget(pathname: string, search: string): string | null {
  if (STRANGE_PATH.test(pathname)) return null;
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  if (path === '/search') return searchTarget(search);
  const to = redirects[path] ?? path.replace(KIT, '/candle-making-kits/$1-candle-making-kit');
  return to === pathname ? null : withQuery(to, search);
}

/** `/search?q=term` as search engines and old links have it; the results are on the shop page. */
function searchTarget(search: string): string {
  const query = new URLSearchParams(search);
  const term = query.get('q')?.trim();
  query.delete('q');
  return withQuery(term ? `/shop?search=${encodeURIComponent(term)}` : '/shop', String(query));
}

/** What the target itself says wins. */
function withQuery(to: string, search: string): string {
  const [path = '', own] = to.split('?');
  if (own === undefined && search.startsWith('?')) return path + search;
  const query = new URLSearchParams(own);
  const ownNames = [...query.keys()];
  for (const [name, value] of new URLSearchParams(search))
    if (!ownNames.includes(name)) query.append(name, value);
  const text = String(query).replaceAll('+', '%20');
  return text ? `${path}?${text}` : path;
}
