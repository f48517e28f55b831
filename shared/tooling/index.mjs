import { loadTooling } from './compiled.mjs';

/** @type {typeof import('./paths')} */
export const { root } = await loadTooling('paths');
/** @type {typeof import('./bundler/remoteConfig')} */
export const { remoteConfig } = await loadTooling('bundler/remoteConfig');
/** @type {typeof import('./bundler/browserConfig')} */
export const { browserConfig } = await loadTooling('bundler/browserConfig');
/** @type {typeof import('./bundler/commonConfig')} */
export const { commonConfig, nodeConfig } = await loadTooling('bundler/commonConfig');
/** @type {typeof import('./bundler/workspaces')} */
export const { runRspack, terminalOptions } = await loadTooling('bundler/workspaces');
/** @type {typeof import('./bundler/federation')} */
export const { federationManifest } = await loadTooling('bundler/federation');
