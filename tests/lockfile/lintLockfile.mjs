/** npm runs no install script here (.npmrc); these packages have one and work without it. */
const KNOWN_SCRIPTS = ['@parcel/watcher', '@swc/core'];

/** @typedef {[string, import('./completeLockfile.mjs').LockedPackage]} Entry */

/** @param {string} folder */
const getName = (folder) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** A lockfile must install from whichever registry npm is set to: it names none. @param {Entry[]} packages */
function findAddresses(packages) {
  return packages
    .filter(([, { resolved, link }]) => resolved && !link)
    .map(([folder, { resolved }]) => `${folder} names a registry: ${resolved}`);
}

/**
 * Only native parts of other platforms, which the registry did not give (completeLockfile.mjs), have no checksum.
 * @param {Entry[]} packages
 */
function findUnverified(packages) {
  return packages
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .filter(([, { integrity, optional, cpu }]) => !/^sha512-/.test(integrity ?? '') && !(optional && cpu))
    .map(([folder]) => `${folder} has no SHA-512 checksum`);
}

/** @param {Entry[]} packages */
function findScripts(packages) {
  return packages
    .filter(([folder, { hasInstallScript }]) => hasInstallScript && !KNOWN_SCRIPTS.includes(getName(folder)))
    .map(([folder]) => `${folder} has an install script that nobody has judged`);
}

/** What is wrong with a lockfile, one sentence each. Needs no network. @param {import('./completeLockfile.mjs').Lockfile} lockfile */
export function lintLockfile(lockfile) {
  const packages = Object.entries(lockfile.packages);
  return [...findAddresses(packages), ...findUnverified(packages), ...findScripts(packages)];
}
