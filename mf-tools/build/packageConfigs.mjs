import path from 'node:path';
import { rspack } from '@rspack/core';

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

export function packageConfigs(element, options) {
  return [
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
