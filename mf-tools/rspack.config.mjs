import path from 'node:path';
import { remoteConfig, terminalOptions } from '@shop/tooling';
import { embedConfigs } from './build/embedConfigs.mjs';
import { finishEmbed } from './build/finishEmbed.mjs';
import { finishPackage } from './build/finishPackage.mjs';

const remote = remoteConfig(import.meta.dirname);

/** @param {{ outputPath: string, version: string }} options */
export async function afterBuild(options) {
  const formulas = await finishPackage(options);
  await finishEmbed({ ...options, formulas });
}

/** After the rules for TypeScript: what they make of this one file alone is not used. */
const wholeRenderer = {
  test: path.join(import.meta.dirname, 'src/package/renderMarkup.ts'),
  enforce: /** @type {const} */ ('post'),
  loader: path.join(import.meta.dirname, 'build/wholeModule.mjs'),
};

/** @param {Partial<import('@shop/tooling/bundler/workspaces').BuildOptions>} env */
export default function configs(env) {
  const options = terminalOptions('mf-tools', env);
  const isRelease = options.mode === 'production';
  const [client, server] = remote(options);
  const rules = [...(server?.module?.rules ?? []), wholeRenderer];
  return [
    client,
    { ...server, module: { ...server?.module, rules } },
    ...(isRelease ? embedConfigs(options) : []),
  ];
}
