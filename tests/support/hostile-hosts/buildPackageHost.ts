import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { snippet } from '../docSnippets';
import { root } from '../startShop';
import { compileJsx, site, writeChosen } from './buildHost';

const run = promisify(execFile);
/** A page of the host with one of its entries. */
export const packagePage = (entry: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A site</title></head><body><h1>A site</h1><div id="site"></div><script defer src="/${entry}.js"></script></body></html>`;

/** Makes the package as `npm pack` does, and unpacks it as an installation does. Gives the folder of the host. */
async function installPackage(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'package-host-'));
  const env = { ...process.env, NODE_ENV: undefined };
  // Below npm test, npm hands the root's setting on: the package's own prepack has to run all the same.
  const packed = ['pack', '--ignore-scripts=false', '--pack-destination', folder, '--json', '--silent'];
  const { stdout } = await run('npm', packed, { cwd: path.join(root, 'mf-tools/package'), env });
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('[\n')));
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
  const folder = await installPackage();
  for (const name of ['react', 'react-dom', 'scheduler']) {
    await symlink(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  const react = await readFile(path.join(root, 'node_modules/react/package.json'), 'utf8');
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write('CandleRecipe.js', await compileJsx(snippet('package.md', '// CandleRecipe.jsx', shop)));
  const major = Number.parseInt(JSON.parse(react).version, 10);
  await write('package.json', '{ "type": "module" }');
  await write('site.js', site(major));
  await writeChosen(folder, chosen, major);
  await write('readme.js', snippet('package/README.md', 'defineCalculators', shop));
  await write('main.js', `${snippet('package.md', '// main.js', shop)}\nimport './site.js';`);
  const served = path.join(folder, 'dist');
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: Object.fromEntries(
      ['main', 'readme', ...Object.keys(chosen)].map((name) => [name, `./${name}.js`]),
    ),
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
  return { folder, served };
}
