import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listRemotes } from '@shop/contracts/remoteIds';
import type { PageRoute, RemoteName, RoutesModule } from '@shop/contracts/remotes';
import { areas } from '@shop/testing/areas';
import { getArea } from '../../shell/src/areas';

const root = path.resolve(__dirname, '../..');
const getFolder = (name: string) => path.join(root, name.replace('_', '-'));
const remoteNames = listRemotes(areas);
const getRoutes = (name: RemoteName): RoutesModule =>
  jest.requireActual(path.join(getFolder(name), 'src/routes.tsx'));

test('the scan sees the remotes', () => {
  expect(remoteNames).toEqual(expect.arrayContaining(['mf_catalog', 'mf_cart', 'mf_learn', 'mf_tools']));
});

describe.each(remoteNames)('%s', (name) => {
  const { routes, sitemapPaths = [] } = getRoutes(name);
  const files = readdirSync(path.join(getFolder(name), 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(getFolder(name), 'src', file), 'utf8'))
    .join('\n');
  const chunks = new Set([...sources.matchAll(/webpackChunkName: "([^"]+)"/g)].map(([, chunk]) => chunk));

  test('owns every path that it serves', () => {
    expect(routes.filter(({ path: address }) => getArea(areas, address) !== name)).toEqual([]);
  });

  test('names its pages’ chunks as the bundler does, so that the server finds their files', () => {
    const named = new Set(
      routes.flatMap(({ handle }) =>
        [handle?.chunk, handle?.dataChunk].filter((chunk) => chunk !== undefined),
      ),
    );
    expect([...named].filter((chunk) => !chunks.has(chunk))).toEqual([]);
  });

  test('has a budget for each of its chunks', () => {
    const budget: object = jest.requireActual(path.join(getFolder(name), 'budget.json'));
    expect([...chunks].filter((chunk = '') => !Object.hasOwn(budget, chunk))).toEqual([]);
  });

  test('loads each page when it is asked for', () => {
    expect(routes.filter(({ lazy }) => typeof lazy !== 'function')).toEqual([]);
  });

  test('publishes canonical paths of its own area for the sitemap', () => {
    expect(sitemapPaths.filter((address) => getArea(areas, address) !== name)).toEqual([]);
  });
});

test('no two pages share a path', () => {
  const all = remoteNames.flatMap((name) => getRoutes(name).routes.map((route: PageRoute) => route.path));
  expect(all.filter((address, index) => all.indexOf(address) !== index)).toEqual([]);
});
