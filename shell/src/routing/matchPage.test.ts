import type { PageRoute } from '@shop/contracts/remotes';
import { matchRoutes } from 'react-router-dom';
import { matchPage } from './matchPage';

const Component = () => null;
const load = async () => ({ Component });
const paths = ['/', '/shop', '/wax', '/wax/:slug', '/wax/:slug/reviews', '/:page', '/guides/*'];
const routes: PageRoute[] = paths.map((path) => ({ path, lazy: load }));

test.each([
  '/',
  '/shop',
  '/shop/',
  '/Shop',
  '/wax',
  '/wax/soy-wax',
  '/wax/soy%20wax',
  '/wax/soy-wax/reviews',
  '/wax/soy-wax/nothing',
  '/anything',
  '/guides',
  '/guides/wax/types',
  '//wax',
])('%s is the page that the router finds among all routes', (pathname) => {
  const objects = routes.map((route) => ({ path: route.path, caseSensitive: true }));
  const found = matchRoutes(objects, pathname)?.at(-1);
  const expected = found && {
    page: routes.find(({ path }) => path === found.route.path),
    params: found.params,
  };
  expect(matchPage(routes, pathname)).toEqual(expected);
  // A second time, and between others.
  matchPage(routes, '/shop');
  expect(matchPage(routes, pathname)).toEqual(expected);
});

test('two tables of routes know nothing of each other', () => {
  const other: PageRoute[] = [{ path: '/shop', lazy: load }];
  expect(matchPage(other, '/shop')?.page).toBe(other[0]);
  expect(matchPage(routes, '/shop')?.page).toBe(routes[1]);
});
