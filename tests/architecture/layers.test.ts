import path from 'node:path';
import { listImports, remotes, sourceFiles } from './sources';

/** Folders of a tree, lowest first: each imports only folders before it. Files beside the folders are entry points or settings. */
const layers = {
  'shell/src/server': ['http', 'composition', 'rendering', 'operations', 'releases', 'pages', 'front'],
  'mf-cart/src': ['cart', 'checkout', 'components', 'features'],
  'shared/tooling': ['media', 'bundler', 'release', 'start', 'dev'],
  shared: ['domain', 'contracts', 'platform', 'ui', 'node', 'tooling'],
};

function getFolder(tree: string, file: string): string | undefined {
  const [folder, ...rest] = path.relative(tree, file).split('/');
  return rest.length > 0 && folder !== '..' ? folder : undefined;
}

/** What a file of one folder imports from another folder of the tree. */
function findImports(tree: string) {
  return sourceFiles(tree).flatMap((file) =>
    listImports(file).flatMap(({ to }) => {
      const target = to.startsWith('@shop/')
        ? path.join('shared', to.slice('@shop/'.length), 'index')
        : path.join(path.dirname(file), to);
      const [from, into] = [getFolder(tree, file), getFolder(tree, target)];
      const isInside = to.startsWith('.') || to.startsWith('@shop/');
      return isInside && from && into && from !== into ? [{ file, from, into }] : [];
    }),
  );
}

test.each(Object.entries(layers))('imports between the folders of %s point one way', (tree, order) => {
  const found = findImports(tree).filter(({ from, into }) => order.includes(from) && order.includes(into));
  expect(found.length).toBeGreaterThan(5);
  const offenders = found.filter(({ from, into }) => order.indexOf(into) > order.indexOf(from));
  expect(offenders).toEqual([]);
});

test('features of a remote do not import each other', () => {
  expect(remotes.flatMap((remote) => findImports(`${remote}/src/features`))).toEqual([]);
});

test('every folder of the server has its place', () => {
  const folders = new Set(
    sourceFiles('shell/src/server').flatMap((file) => getFolder('shell/src/server', file) ?? []),
  );
  expect([...folders].sort()).toEqual([...layers['shell/src/server'], 'supervisor'].sort());
});
