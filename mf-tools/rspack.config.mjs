import { remoteConfig, terminalOptions } from '@shop/tooling';
import { embedConfigs } from './build/embedConfigs.mjs';
import { finishEmbed } from './build/finishEmbed.mjs';
import { finishPackage } from './build/finishPackage.mjs';

const remote = remoteConfig(import.meta.dirname);

/** After Rspack: what of a release is written and not bundled. */
export async function afterBuild(options) {
  const formulas = await finishPackage(options);
  await finishEmbed({ ...options, formulas });
}

/** The remote for the shop; and in releases what other sites embed, and the service worker. */
export default function configs(env, argv) {
  const options = terminalOptions('mf-tools', env, argv);
  const isRelease = options.mode === 'production';
  return [...remote(options), ...(isRelease ? embedConfigs(options) : [])];
}
