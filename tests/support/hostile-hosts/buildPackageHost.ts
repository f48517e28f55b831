import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { documentText, snippet } from '../docSnippets';
import { root } from '../startShop';
import { compileJsx, site, writeChosen } from './buildHost';

const run = promisify(execFile);
/** A page of the host with one of its entries. */
export const packagePage = (entry: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A site</title></head><body><h1>A site</h1><div id="site"></div><script defer src="/${entry}.js"></script></body></html>`;

/** Every import of the package that its documents name; those of types alone, too. */
export function packageImports(): string[] {
  const texts = [documentText('package.md'), documentText('package/README.md')].join('\n');
  const names = [...texts.matchAll(/['"](@wick-and-wax\/calculators[\w/]*)['"]/g)].map(
    ([, name = '']) => name,
  );
  return [...new Set(names)];
}

/** Address of the live release's tarball, as the documented command has it. */
export async function tarballAddress(shop: string): Promise<string> {
  const { version } = await (await fetch(`${shop}/embed/integrity.json`)).json();
  const [, , address = ''] = snippet('package.md', 'npm install', shop).trim().split(/\s+/);
  return address.replace('VERSION', version);
}

/** Unpacks the shop's tarball as an installation does. Gives the folder of the host. */
export async function installPackage(shop: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'package-host-'));
  const answer = await fetch(await tarballAddress(shop));
  if (!answer.ok) throw new Error(`the tarball is not there: status ${answer.status}`);
  const filename = 'package.tgz';
  await writeFile(path.join(folder, filename), Buffer.from(await answer.arrayBuffer()));
  const installed = path.join(folder, 'node_modules/@wick-and-wax/calculators');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', path.join(folder, filename), '--strip-components=1', '-C', installed]);
  const programs = path.join(folder, 'node_modules/.bin');
  await mkdir(programs);
  const program = path.join(programs, 'candle-conformance');
  await symlink('../@wick-and-wax/calculators/dist/conformance.js', program);
  await chmod(program, 0o755);
  return folder;
}

/**
 * A site that bundles the package with its own React: `main` by the documented blocks, `readme` by that of the package's
 * own README, and `chosen`, JSX by the name of its entry. Gives the folder of the site and the one to serve.
 */
export async function buildPackageHost(
  shop: string,
  chosen: Record<string, string>,
): Promise<{ folder: string; served: string }> {
  const folder = await installPackage(shop);
  await linkReact(folder);
  const react = await readFile(path.join(root, 'node_modules/react/package.json'), 'utf8');
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write('CandleRecipe.js', await compileJsx(snippet('package.md', '// CandleRecipe.jsx', shop)));
  const major = Number.parseInt(JSON.parse(react).version, 10);
  await write('package.json', '{ "type": "module" }');
  await write('site.js', site(major));
  await writeChosen(folder, chosen, major);
  await write('readme.js', snippet('package/README.md', 'defineCalculators', shop));
  await write('main.js', `${snippet('package.md', '// main.js', shop)}\nimport './site.js';`);
  await write('scoped.js', snippet('package.md', '// scoped.js', shop));
  await write(
    'imports.js',
    `${packageImports()
      .map((name) => `import '${name}';`)
      .join('\n')}\nconsole.log('all');`,
  );
  const names = ['main', 'readme', 'imports', 'scoped', ...Object.keys(chosen)];
  return { folder, served: await bundleEntries(folder, names) };
}

/** This repository's React beside an installed package. */
export async function linkReact(folder: string) {
  for (const name of ['react', 'react-dom', 'scheduler'])
    await symlink(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
}

/** Bundles modules of a host for browsers. Gives the folder to serve. */
export async function bundleEntries(
  folder: string,
  names: string[],
  mode: 'production' | 'development' = 'production',
): Promise<string> {
  const served = path.join(folder, 'dist');
  const compiler = rspack({
    context: folder,
    mode,
    devtool: false,
    entry: Object.fromEntries(names.map((name) => [name, `./${name}.js`])),
    resolve: { symlinks: false, extensions: ['.js'] },
    performance: false,
    output: { path: served, publicPath: '/' },
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
      ),
    ),
  );
  return served;
}
