import { isBuiltin } from 'node:module';
import path from 'node:path';
import { type Configuration, type Plugins, type RuleSetRule, rspack } from '@rspack/core';
import { getContainer } from '../apps';
import { assetsOrigin, packageFolder, root } from '../paths';
import type { BuildOptions } from './workspaces';

type Program = BuildOptions & { isServer: boolean; name?: string; plugins?: Plugins };

const getRules = (isDevelopment: boolean): RuleSetRule[] => [
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
    loader: path.join(packageFolder('@shop/tooling'), 'bundler/pureComponents.mjs'),
  },
  { test: /\.css$/, type: 'css/auto' },
  { test: /\.(woff2|svg|png|jpg|webp|avif)$/, type: 'asset/resource' },
];

export function commonConfig(program: Program) {
  const { app, version, mode, isServer, name = getContainer(app), publicPath = '', plugins = [] } = program;
  const constants = new rspack.DefinePlugin({
    __SERVER__: JSON.stringify(isServer),
    __VERSION__: JSON.stringify(version),
    __ASSETS_ORIGIN__: JSON.stringify(mode === 'production' ? assetsOrigin : ''),
  });
  return {
    context: path.join(root, app),
    mode,
    output: {
      path: program.outputPath,
      clean: mode === 'production',
      uniqueName: name,
      publicPath,
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.jsx', '.js', '.json'] },
    module: {
      rules: getRules(mode === 'development'),
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
    },
    plugins: [...plugins, constants],
    performance: false,
    stats: 'errors-warnings',
  } satisfies Configuration;
}

type NodeProgram = BuildOptions & {
  entries: Record<string, string>;
  /** Packages that are found in node_modules; all others are compiled in. */
  external?: string[];
};

/** A program for Node, of few files: a release of the shell brings its packages to every host. */
export function nodeConfig(program: NodeProgram): Configuration {
  const { app, entries, external = [] } = program;
  const common = commonConfig({ ...program, isServer: true });
  return {
    ...common,
    name: `${app}:node`,
    // Names and lines are all that a stack trace needs; Node reads the map at each start.
    devtool: 'nosources-cheap-module-source-map',
    target: 'node20',
    entry: entries,
    output: { ...common.output, module: true, library: { type: 'module' }, filename: '[name].js' },
    externals: [
      ({ request = '', dependencyType }, done) => {
        if (!isBuiltin(request) && !external.includes(request)) return done();
        // A CommonJS package takes a builtin whole: `require('events')` is a class.
        return done(null, `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module'} ${request}`);
      },
    ],
    module: {
      ...common.module,
      parser: { ...common.module.parser, javascript: { importMeta: false, exprContextCritical: false } },
    },
    optimization: { minimize: false, splitChunks: false },
  };
}
