import { isBuiltin } from 'node:module';
import type { Configuration } from '@rspack/core';
import { commonConfig } from './commonConfig';
import type { BuildOptions } from './workspaces';

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
