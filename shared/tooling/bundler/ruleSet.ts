import path from 'node:path';
import { type Configuration, type Plugins, type RuleSetRule, rspack } from '@rspack/core';
import { assetsOrigin, packageFolder } from '../paths';
import type { BuildOptions } from './terminalOptions';

export const extensions = ['.tsx', '.ts', '.mjs', '.jsx', '.js', '.json'];

const ownFiles = path.join(packageFolder('@shop/tooling'), 'bundler');

type Program = Pick<BuildOptions, 'version' | 'mode'> & { name: string; isServer: boolean };

export function moduleRules({ name, isServer, mode }: Omit<Program, 'version'>) {
  const isDevelopment = mode === 'development';
  const rules: RuleSetRule[] = [
    {
      test: /\.[cm]?[jt]sx?$/,
      // Our own packages are TypeScript, also where they are installed.
      exclude: /node_modules[\\/](?!@shop[\\/])/,
      loader: 'builtin:swc-loader',
      type: 'javascript/auto',
      // No module of ours works by being imported.
      sideEffects: false,
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
        },
      },
    },
    {
      test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
      loader: path.join(ownFiles, 'pureComponents.mjs'),
    },
    { test: /\.css$/, type: 'css/auto' },
    { test: /\.(woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource' },
  ];
  return {
    rules,
    generator: {
      'css/auto': {
        localIdentName: `${name}-[local]-[hash:6]`,
        exportsOnly: isServer,
        exportsConvention: 'camel-case',
      },
      // The browser's build of the same code writes the files.
      ...(isServer ? { 'asset/resource': { emit: false } } : {}),
    },
    parser: { 'css/auto': { namedExports: false } },
  };
}

type Common = Program & { context: string; plugins?: Plugins };

export function commonConfig({ context, plugins = [], ...program }: Common) {
  return {
    context,
    mode: program.mode,
    resolve: { extensions },
    module: moduleRules(program),
    plugins: [...plugins, buildConstants(program)],
    performance: false,
    stats: 'errors-warnings',
  } satisfies Configuration;
}

export function buildConstants({ isServer, version, mode }: Omit<Program, 'name'>) {
  return new rspack.DefinePlugin({
    __SERVER__: JSON.stringify(isServer),
    __VERSION__: JSON.stringify(version),
    __ASSETS_ORIGIN__: JSON.stringify(mode === 'production' ? assetsOrigin : ''),
  });
}

const routerFiles = path.join(packageFolder('react-router'), 'dist');

/** The router's package names its development build only. */
export const productionRouter = {
  [path.join(routerFiles, 'development')]: path.join(routerFiles, 'production'),
};
