import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PageRoute, remoteNames } from '@shop/contracts/remotes';
import * as cart from '../../mf-cart/src/routes';
import * as catalog from '../../mf-catalog/src/routes';
import * as learn from '../../mf-learn/src/routes';
import * as tools from '../../mf-tools/src/routes';
import { areaOf } from '../../shell/src/areas';

const root = path.resolve(__dirname, '../..');
const modules = { mf_catalog: catalog, mf_cart: cart, mf_learn: learn, mf_tools: tools };

describe.each(remoteNames)('%s', (name) => {
  const routes: PageRoute[] = modules[name].routes;
  const source = readFileSync(path.join(root, name.replace('_', '-'), 'src/routes.tsx'), 'utf8');

  test('owns every path that it serves', () => {
    expect(routes.filter(({ path: address }) => areaOf(address) !== name)).toEqual([]);
  });

  test('names its pages’ chunks as the bundler does, so that the server finds their files', () => {
    const chunks = new Set([...source.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, chunk]) => chunk));
    const named = new Set(routes.flatMap(({ handle }) => (handle ? [handle.chunk] : [])));
    expect([...named].filter((chunk) => !chunks.has(chunk))).toEqual([]);
  });

  test('loads each page when it is asked for', () => {
    expect(routes.filter(({ lazy }) => typeof lazy !== 'function')).toEqual([]);
  });

  test('publishes canonical paths of its own area for the sitemap', () => {
    const { sitemapPaths = [] } = modules[name] as { sitemapPaths?: string[] };
    expect(sitemapPaths.filter((address) => areaOf(address) !== name)).toEqual([]);
  });
});

test('no two pages share a path', () => {
  const all = Object.values(modules).flatMap(({ routes }) =>
    (routes as PageRoute[]).map((route) => route.path),
  );
  expect(all.filter((address, index) => all.indexOf(address) !== index)).toEqual([]);
});
