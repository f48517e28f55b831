import { remoteConfig } from '@shop/build/remoteConfig';
import { terminalOptions } from '@shop/build/terminalOptions';
import { embedConfigs } from './build/embedConfigs.mjs';

export { finishEmbed as afterBuild } from './build/finishEmbed.mjs';

const remote = remoteConfig(import.meta.dirname);

/** The remote for the shop; and in releases what other sites embed, and the service worker. */
export default function configs(given, argv) {
  const options = terminalOptions('mf-tools', given, argv);
  const isRelease = options.mode === 'production';
  return [...remote(options), ...(isRelease ? embedConfigs(options) : [])];
}
