import { loadTooling } from './compiled.mjs';

/** @type {typeof import('./paths')} */
export const { root } = await loadTooling('paths');
/** @type {typeof import('./bundler/remoteConfig')} */
export const { remoteConfig } = await loadTooling('bundler/remoteConfig');
/** @type {typeof import('./bundler/browserConfig')} */
export const { browserConfig } = await loadTooling('bundler/browserConfig');
/** @type {typeof import('./bundler/nodeConfig')} */
export const { nodeConfig } = await loadTooling('bundler/nodeConfig');
/** @type {typeof import('./bundler/terminalOptions')} */
export const { terminalOptions } = await loadTooling('bundler/terminalOptions');
/** @type {typeof import('./bundler/ruleSet')} */
export const { buildConstants, extensions, moduleRules } = await loadTooling('bundler/ruleSet');
/** @type {typeof import('./bundler/runRspack')} */
export const { runRspack } = await loadTooling('bundler/runRspack');
/** @type {typeof import('./bundler/federationManifest')} */
export const { federationManifest } = await loadTooling('bundler/federationManifest');
