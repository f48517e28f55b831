import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { transform } from '@swc/core';
import { snippet } from '../docSnippets';

export type Bundler = 'vite' | 'webpack' | 'rspack' | 'rsbuild';
/** Packages by the name that the host imports: the folder that holds them. */
export type Packages = { react: string; 'react-dom': string; [name: string]: string };

const BUILD_LIMIT_MS = 120_000;

/** What a host's own application is, in plain React: works with every version from 17 on. `recipe` holds its calculator. */
export const site = (major: number, recipe = './CandleRecipe.js') => `
import React, { createElement, useState } from 'react';
import ${major < 18 ? 'reactDom from "react-dom"' : '{ createRoot } from "react-dom/client"'};
import { CandleRecipe } from '${recipe}';

window.hostReact = React;
function Site() {
  const [said, setSaid] = useState('nothing yet');
  return createElement('main', null,
    createElement('p', { id: 'version' }, React.version),
    createElement(CandleRecipe, {
      onCalculated: ({ result, cause }) => setSaid(cause + ': ' + result.waxGrams + ' g'),
      onAddSupplies: ({ need }) => { setSaid('needs ' + need.wax); return false; },
    }),
    createElement('p', { id: 'said' }, said),
  );
}
const place = document.querySelector('#site');
${major < 18 ? 'reactDom.render(createElement(Site), place)' : 'createRoot(place).render(createElement(Site))'};
`;

/** How each bundler is run: the documented code asks for no setting of it. */
const compile = `
await new Promise((resolve, reject) => run({
  mode: 'production', entry: './main.js', performance: false,
  output: { path: process.cwd() + '/dist', publicPath: 'auto' },
}, (error, stats) => error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve()));
// A compiler that keeps a thread would keep this process.
process.exit(0);`;
const runs: Record<Bundler, string> = {
  vite: `import { build } from 'vite';
await build({ configFile: false, logLevel: 'error', build: { target: 'esnext' } });`,
  webpack: `import run from 'webpack';${compile}`,
  rspack: `import { rspack as run } from '@rspack/core';${compile}`,
  rsbuild: `import { createRsbuild } from '@rsbuild/core';
const rsbuild = await createRsbuild({ config: {
  source: { entry: { main: './main.js' } },
  output: { filenameHash: false, distPath: { js: '.' } },
  splitChunks: false,
} });
await rsbuild.build();
process.exit(0);`,
};

export async function compileJsx(code: string): Promise<string> {
  const jsc = { target: 'es2022', parser: { syntax: 'ecmascript', jsx: true } } as const;
  const compiled = (await transform(code, { jsc })).code;
  return code.includes('as React from') ? compiled : `import React from 'react';\n${compiled}`;
}

/** Further entries of a host, by name: code in JSX that exports CandleRecipe. */
export async function writeChosen(folder: string, chosen: Record<string, string>, major: number) {
  for (const [name, code] of Object.entries(chosen)) {
    await writeFile(path.join(folder, `${name}.recipe.js`), await compileJsx(code));
    await writeFile(path.join(folder, `${name}.js`), site(major, `./${name}.recipe.js`));
  }
}

type HostOptions = {
  bundler: Bundler;
  packages: Packages;
  shop: string;
  /** Further code of a calculator, in JSX, by the path at which the site shows it. */
  chosen?: Record<string, string>;
  /** True: the container is loaded by @module-federation/runtime. */
  hasRuntime?: boolean;
};

/** The documented component; by the runtime, with the documented `load` in place of its own. */
function documentedRecipe(shop: string, hasRuntime: boolean): string {
  const code = snippet('federation.md', '// CandleRecipe.jsx', shop);
  if (!hasRuntime) return code;
  return `import { load } from './federation.js';\n${code.replace(/function load[\s\S]*?\n}\n/, '')}`;
}

/** Somebody else's site, built from the documented code into a folder of its own; gives the folder to serve. */
export async function buildHost({
  bundler,
  packages,
  shop,
  chosen = {},
  hasRuntime = false,
}: HostOptions): Promise<{ folder: string; served: string; html: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${bundler}-host-`));
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  for (const [name, source] of Object.entries(packages)) {
    const target = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(target), { recursive: true });
    // React is copied: a link would lead its parts back to the React that lies beside the link's target.
    if (!name.includes('react')) await symlink(source, target);
    else await cp(source, target, { recursive: true });
  }
  const { version } = JSON.parse(await readFile(path.join(packages.react, 'package.json'), 'utf8'));
  await write('package.json', '{ "type": "module" }');
  await write('CandleRecipe.js', await compileJsx(documentedRecipe(shop, hasRuntime)));
  if (hasRuntime) await write('federation.js', snippet('federation.md', '// federation.js', shop));
  const major = Number.parseInt(version, 10);
  await write('site.js', site(major));
  await writeChosen(folder, chosen, major);
  const others = Object.keys(chosen).map(
    (name) => `if (location.pathname === '/${name}') import('./${name}.js'); else `,
  );
  await write('main.js', `${others.join('')}import('./site.js');`);
  const tag = bundler === 'vite' ? 'type="module" ' : 'defer ';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A site</title></head><body><h1>A site</h1><div id="site"></div><script ${tag}src="/main.js"></script></body></html>`;
  await write('index.html', html);
  await write('build.mjs', runs[bundler]);
  await promisify(execFile)(process.execPath, ['build.mjs'], {
    cwd: folder,
    timeout: BUILD_LIMIT_MS,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const served = path.join(folder, 'dist');
  if (bundler !== 'vite') await writeFile(path.join(served, 'index.html'), html);
  return { folder, served, html: await readFile(path.join(served, 'index.html'), 'utf8') };
}
