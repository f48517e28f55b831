import { existsSync } from 'node:fs';
import path from 'node:path';
import { isReleased, readJson, releaseFolder } from '../apps';
import { readJsonLines } from './jsonLines.mjs';
import { historyPath, readRegistry, toPointer } from './registryFile.mjs';
import { store } from './store.mjs';

/**
 * @typedef {object} Change
 * @property {string} at
 * @property {number} generation
 * @property {string} what 'first start', 'release', 'rollback', 'refused', 'canary', 'canary ended' or 'promoted'
 * @property {string} [canary] version that the change speaks of
 * @property {string} app
 * @property {string | null} from
 * @property {string | null} [to] null where the remote has no release any more
 * @property {string} [by]
 * @property {string} [reason] why it was refused
 */

/** @returns {Change[]} every change of a shop's registry, the latest first */
export function readHistory(dataDir) {
  if (store) return readRegistry(dataDir).changes.toReversed();
  return readJsonLines(historyPath(dataDir)).reverse();
}

/** True for a version that everybody was shown. */
export function wasEverLive(dataDir, app, version) {
  return readHistory(dataDir).some((change) => change.app === app && change.to === version);
}

/** True for a version that visitors may have open, as a canary or live: its files are no secret. */
export function wasEverShown(dataDir, app, version) {
  return readHistory(dataDir).some(
    (change) => change.app === app && [change.to, change.canary].includes(version),
  );
}

/** Why a remote cannot go back to a version, or not at all. */
export function whyNoWayBack(dataDir, { app, name }, to) {
  const { version: live, before = [] } = toPointer(dataDir, name) ?? {};
  if (!to || before.length === 0) return `${app} has no earlier version to go back to.`;
  if (to === live) return `${app} ${to} is live already.`;
  const choice = `It can go back to: ${before.join(', ')}.`;
  return wasEverLive(dataDir, app, to)
    ? `${app} ${to} was live and was taken back, or is too long ago: npm run release -w ${app} -- --version ${to} --again. ${choice}`
    : `${app} ${to} was never live. ${choice}`;
}

/** What a release says of its origin; nulls where its files are gone. */
function describeVersion(app, version) {
  if (!isReleased(app, version))
    return { source: null, builtAt: null, tools: null, sizes: null, checks: null };
  const release = readJson(path.join(releaseFolder(app, version), 'release.json'));
  const { source = null, builtAt = null, tools = null, sizes = null } = release;
  const record = path.join(releaseFolder(app, version), 'checks.json');
  const checks = existsSync(record) ? readJson(record).checks : null;
  return { source, builtAt, tools, sizes, checks };
}

/** What is live of each remote, since when, by whom and from which source. */
export function liveReleases(dataDir) {
  const history = readHistory(dataDir);
  return Object.entries(readRegistry(dataDir).remotes)
    .filter(([, pointer]) => pointer?.app && pointer.version)
    .map(([name, { app, version, canary }]) => {
      const change = history.find((one) => one.app === app && one.to === version);
      return {
        name,
        app,
        version,
        since: change?.at ?? null,
        by: change?.by ?? null,
        canary: canary ? { version: canary.version, share: canary.share } : null,
        ...describeVersion(app, version),
      };
    });
}
