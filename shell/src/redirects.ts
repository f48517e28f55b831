const movedLists = [
  ['/shop/fragrances', '/fragrance-oils', 'vanilla-bean french-lavender clean-linen pumpkin-spice'],
  ['/shop/wicks', '/wicks', 'premium-cotton-wicks braided-cotton-wicks pre-tabbed-cotton-wicks'],
  ['/shop/containers', '/containers', 'clear-glass-jars luxury-glass-containers'],
] as const;

/** For server and router (rule frame.redirects); `*` is one or more characters of one segment. The catalogue resolves `/product/{slug}`. */
export const redirects = [
  { from: '/candle-kits', to: '/candle-making-kits' },
  ...movedLists.flatMap(([from, to, names]) =>
    names.split(' ').map((name) => ({ from: `${from}/${name}`, to: `${to}/${name}` })),
  ),
  // Any other name of a kit leads to the kit of that level; its own page is not a redirect: it is its own target.
  ...['beginner', 'medium', 'expert'].flatMap((level) =>
    ['/shop/kits', '/candle-making-kits'].map((list) => ({
      from: `${list}/${level}-*`,
      to: `/candle-making-kits/${level}-candle-making-kit`,
    })),
  ),
  { from: '/tools/wax-calculator', to: '/wax-calculator' },
  { from: '/tools/wick-guide', to: '/wick-guide' },
  { from: '/tools/fragrance-calculator', to: '/fragrance-calculator' },
  { from: '/help/contact', to: '/contact' },
  { from: '/help/shipping', to: '/help' },
  { from: '/help/returns', to: '/help?tab=returns' },
  { from: '/help/faq', to: '/faq' },
];

/** Addresses that a browser might read as another host, or that no page of ours has. */
const STRANGE_PATH = /\/\/|[\\\s]/;

/** Null: it stays where it is. `search` as in a URL: '' or '?a=b'. */
export function redirectTarget(pathname: string, search: string): string | null {
  if (STRANGE_PATH.test(pathname)) return null;
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  if (path === '/search') return searchTarget(search);
  const to = redirects.find(({ from }) => matches(from, path))?.to ?? path;
  return to === pathname ? null : withQuery(to, search);
}

function matches(from: string, path: string): boolean {
  if (!from.endsWith('*')) return from === path;
  const rest = path.slice(from.length - 1);
  return path.startsWith(from.slice(0, -1)) && rest !== '' && !rest.includes('/');
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
