import path from 'node:path';
import { rspack } from '@rspack/core';

/** @typedef {import('@rspack/core').Configuration} Configuration */

/**
 * What runs in Node: the program that writes the package's types and manifest, and the one that its users run.
 * @param {Configuration} element
 * @param {{ outputPath: string }} options
 * @param {{ name: string, file: string, ending: string }} program
 * @returns {Configuration}
 */
function nodeConfig(element, { outputPath }, { name, file, ending }) {
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
    optimization: { ...element.optimization, minimize: false },
  };
}

/** @param {Configuration} element @param {{ outputPath: string }} options */
export function packageConfigs(element, options) {
  const files = { name: 'packageFiles', file: './src/package/packageFiles.ts', ending: 'mjs' };
  const program = { name: 'conformance', file: './src/package/conformance/conformance.ts', ending: 'js' };
  const conformance = nodeConfig(element, options, program);
  const shebang = new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true });
  return [
    nodeConfig(element, options, files),
    { ...conformance, plugins: [...(conformance.plugins ?? []), shebang] },
  ];
}
