import { remoteConfig } from '@shop/build/remoteConfig';
import { embedConfigs } from './build/embedConfigs.mjs';

export { finishEmbed as afterBuild } from './build/finishEmbed.mjs';

const remote = remoteConfig(import.meta.dirname);

/** The remote for the shop; and in releases what other sites embed, and the service worker. */
export default function configs(options) {
  const isRelease = options.mode === 'production';
  return [...remote(options), ...(isRelease ? embedConfigs(options) : [])];
}
