import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isReleased, readJson, releaseFolder } from '../apps.mjs';
import { historyPath, readRegistry } from './registryFile.mjs';
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
  const file = historyPath(dataDir);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).reverse();
}

/** True for a version that visitors may have got: its files are no secret. */
export function wasEverLive(dataDir, app, version) {
  return readHistory(dataDir).some((change) => change.app === app && change.to === version);
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
