import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { type Import, listImports, remotes, root, sharedFolders, sourceFiles, workspaces } from './sources';

function published(packageName: string, subpath: string): boolean {
  const folder = sharedFolders.includes(packageName) ? `shared/${packageName}` : packageName;
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const names = Object.keys(manifest.exports ?? {});
  return names.some(
    (name) => name === subpath || (name.endsWith('*') && subpath.startsWith(name.slice(0, -1))),
  );
}

const imports = workspaces.flatMap((workspace) =>
  sourceFiles(workspace)
    .flatMap(listImports)
    .map((entry) => ({ ...entry, workspace })),
);

function described(offenders: Import[]) {
  return offenders.map(({ file, to }) => `${file} imports ${to}`);
}

test('the scan sees the code', () => {
  expect(imports.length).toBeGreaterThan(300);
  expect(imports.some(({ to }) => to === '@shop/platform')).toBe(true);
});

test('no workspace reaches into another by a relative path', () => {
  const offenders = imports.filter(({ workspace, file, to }) => {
    if (!to.startsWith('.')) return false;
    const target = path.join(path.dirname(file), to);
    return path.relative(workspace, target).startsWith('..');
  });
  expect(described(offenders)).toEqual([]);
});

test('another workspace is imported only through what its package.json publishes', () => {
  const offenders = imports.filter(({ to }) => {
    const match = /^@shop\/([a-z-]+)(?:\/(.+))?$/.exec(to);
    return match?.[1] && !published(match[1], match[2] ? `./${match[2]}` : '.');
  });
  expect(described(offenders)).toEqual([]);
});

test('every package that a workspace imports stands in its own package.json', () => {
  const offenders = imports.filter(({ workspace, to }) => {
    const name = /^(@[a-z-]+\/[a-z-]+|[a-z][a-z-]*)(?:\/|$)/.exec(to)?.[1];
    if (!name || isBuiltin(to)) return false;
    const manifest = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'));
    return !({ ...manifest.dependencies, ...manifest.devDependencies }[name] || manifest.name === name);
  });
  expect(described(offenders)).toEqual([]);
});

test('shared imports nobody but shared', () => {
  const others = ['shell', 'checkout-service', ...remotes].map((name) => `@shop/${name}`);
  const offenders = imports.filter(
    ({ workspace, to }) =>
      workspace.startsWith('shared/') && others.some((name) => to === name || to.startsWith(`${name}/`)),
  );
  expect(described(offenders)).toEqual([]);
});

test('no part imports the shell, and the shell imports no remote', () => {
  const offenders = imports.filter(
    ({ workspace, to }) =>
      to.startsWith('@shop/shell') ||
      (workspace === 'shell' && remotes.some((name) => to.startsWith(`@shop/${name}`))),
  );
  expect(described(offenders)).toEqual([]);
});

test('remotes take router and store from the platform, so that there is one of each', () => {
  const singletons = ['react-router-dom', 'react-router', 'react-redux', 'redux'];
  const offenders = imports.filter(
    ({ workspace, to, isTypeOnly }) =>
      remotes.includes(workspace) &&
      !isTypeOnly &&
      singletons.some((name) => to === name || to.startsWith(`${name}/`)),
  );
  expect(described(offenders)).toEqual([]);
});

test('one file takes what React Router marks as unsafe', () => {
  const users = workspaces
    .flatMap(sourceFiles)
    .filter((file) => /\bUNSAFE_/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(users).toEqual(['shared/platform/routerInternals.ts']);
});

test('only one file speaks to Stripe', () => {
  const offenders = imports.filter(({ to }) => to === 'stripe').map(({ file }) => file);
  expect(offenders.filter((file) => !/^checkout-service\/src\/payments\//.test(file))).toEqual([]);
});

test.each(remotes)('%s has the inner shape of every remote', (remote) => {
  for (const part of [
    'README.md',
    'package.json',
    'remote.json',
    'rspack.config.mjs',
    'src/routes.tsx',
    'src/features',
  ]) {
    expect([part, existsSync(path.join(root, remote, part))]).toEqual([part, true]);
  }
});

test('the brand is spelled in one place', () => {
  const offenders = workspaces
    .flatMap(sourceFiles)
    .filter((file) => file !== 'shared/domain/site/brand.ts')
    .filter((file) => /Wick (&|&amp;|and) Wax/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(offenders).toEqual([]);
});

test('components take colors from the tokens', () => {
  const files = workspaces
    .flatMap((workspace) =>
      readdirSync(path.join(root, workspace), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.module.css') && !file.includes('node_modules'))
        .map((file) => path.join(workspace, file)),
    )
    .filter((file) => /#[0-9a-f]{3,8}\b/i.test(readFileSync(path.join(root, file), 'utf8')));
  expect(files).toEqual([]);
});
