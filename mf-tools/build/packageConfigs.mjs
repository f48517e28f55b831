import path from 'node:path';
import { rspack } from '@rspack/core';

/** Files of the package that stay files of their own, and how its other files import them. */
const ownFiles = {
  '../embed/waxView': './wax.js',
  '../embed/fragranceView': './fragrance.js',
  '../embed/suppliesView': './supplies.js',
  '../embed/wickGuideView': './wick-guide.js',
  '../words/de': './de.js',
};

/** A file of the package for browsers, whole in itself. */
function browserConfig(element, { outputPath }, name) {
  return {
    ...element,
    name: `mf-tools:package-${name}`,
    entry: { [name]: `./src/package/${name}.ts` },
    output: {
      ...element.output,
      path: path.join(outputPath, 'package'),
      library: { type: 'modern-module' },
      publicPath: '',
    },
    externalsType: 'module-import',
    externals: { react: 'react', ...ownFiles },
    plugins: [
      ...element.plugins,
      // Its wrappers have hooks: frameworks that render on a server have to be told.
      new rspack.BannerPlugin({
        banner: '"use client";',
        raw: true,
        test: /^react\.js$/,
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
      }),
    ],
  };
}

/** What runs in Node: the program that writes the package's types and manifest, and the one that its users run. */
function nodeConfig(element, { outputPath }, { name, file, ending, plugins = [] }) {
  return {
    ...element,
    name: `mf-tools:package-${name}`,
    target: 'node20',
    entry: { [name]: file },
    output: {
      ...element.output,
      path: path.join(outputPath, 'package'),
      filename: `[name].${ending}`,
      library: { type: 'modern-module' },
    },
    plugins: [...element.plugins, ...plugins],
    optimization: { ...element.optimization, minimize: false },
  };
}

/** The builds of the package @wick-and-wax/calculators, beside those of the element. */
export function packageConfigs(element, options) {
  return [
    browserConfig(element, options, 'index'),
    browserConfig(element, options, 'react'),
    nodeConfig(element, options, {
      name: 'packageFiles',
      file: './src/package/packageFiles.ts',
      ending: 'mjs',
    }),
    nodeConfig(element, options, {
      name: 'conformance',
      file: './src/package/conformance/conformance.ts',
      ending: 'js',
      plugins: [new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true })],
    }),
  ];
}
