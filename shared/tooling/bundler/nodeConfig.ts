import { isBuiltin } from 'node:module';
import type { Configuration } from '@rspack/core';
import { commonConfig } from './ruleSet';
import type { BuildOptions } from './terminalOptions';

type NodeProgram = BuildOptions & {
  name: string;
  context: string;
  entries: Record<string, string>;
  bundled?: string[] | 'all';
  /** Name of this build, where the app has several; class names follow the app's. */
  label?: string;
  /** False where another build writes below the same folder. */
  clean?: boolean;
};

/** Packages stay external but those in `bundled`, whose version differs from the root's. */
export function nodeConfig({
  context,
  entries,
  outputPath,
  version,
  mode,
  name,
  publicPath = '',
  bundled = [],
  clean = true,
  label = name,
}: NodeProgram): Configuration {
  const common = commonConfig({ name, context, version, mode, isServer: true });
  return {
    ...common,
    name: `${label}:node`,
    devtool: 'source-map',
    target: 'node20',
    entry: entries,
    output: {
      path: outputPath,
      clean,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: name,
      publicPath,
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    externalsType: 'module',
    externals: [
      ({ request = '' }, done) => {
        const isPackage = /^(node:|[a-z]|@(?!shop\/))/.test(request);
        const isExternal = bundled === 'all' ? isBuiltin(request) : isPackage && !bundled.includes(request);
        return isExternal ? done(null, `module ${request}`) : done();
      },
    ],
    module: {
      ...common.module,
      parser: { ...common.module.parser, javascript: { importMeta: false } },
    },
    optimization: { minimize: false, splitChunks: false },
  };
}
