import { buildConstants, extensions, moduleRules } from './ruleSet.mjs';

/**
 * A program for Node: ES modules, the workspaces' own code bundled, packages of node_modules left where they are.
 * `bundled` names packages that are bundled all the same, because the root of the repository holds another version.
 */
export function nodeConfig({ context, entries, outputPath, version, mode, name, bundled = [] }) {
  return {
    name: `${name}:node`,
    context,
    mode,
    devtool: 'source-map',
    target: 'node20',
    entry: entries,
    output: {
      path: outputPath,
      clean: true,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      filename: '[name].js',
      chunkFilename: '[name].js',
      // Only in the file names of assets; the browser's build of the same code writes the files themselves.
      uniqueName: name,
    },
    externalsType: 'module',
    externals: [
      ({ request }, done) => {
        const isPackage = /^(node:|[a-z]|@(?!shop\/))/.test(request);
        return isPackage && !bundled.includes(request) ? done(null, `module ${request}`) : done();
      },
    ],
    resolve: { extensions },
    module: {
      ...moduleRules({ name, isServer: true, mode }),
      parser: { 'css/auto': { namedExports: false }, javascript: { importMeta: false } },
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [buildConstants({ isServer: true, version, mode })],
    performance: false,
    stats: 'errors-warnings',
  };
}
