import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the running shop says of itself beside the registry, every second.
 * @typedef {object} Served
 * @property {number} generation of the registry that all its workers show
 * @property {number} pid
 * @property {number | string} aliveAt when it was written
 * @property {string} shell version of its own release
 * @property {Record<string, { version?: string, refused?: { version: string, reason: string } }>} remotes
 */

/** Milliseconds without a word after which no shop is running; less where its process has ended. */
const SILENT_MS = 5000;
const ENDED_MS = 2000;
const LOOK_MS = 25;

/** A process of another container cannot be seen from here, so that this alone is no proof. */
function canBeSeen(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** @returns {Served | null} null where no shop is running on this data folder */
export function readServed(dataDir) {
  try {
    const served = JSON.parse(readFileSync(path.join(dataDir, 'served.json'), 'utf8'));
    const silentFor = Date.now() - new Date(served.aliveAt).getTime();
    return silentFor < (canBeSeen(served.pid) ? SILENT_MS : ENDED_MS) ? served : null;
  } catch {
    return null;
  }
}

/**
 * Waits until the running shop has shown a generation of the registry, or refused the version in it.
 * @returns {Promise<{ verdict: 'live' | 'not running' | 'refused', reason?: string }>} with a reason where it is refused
 */
export async function waitForVerdict(dataDir, { name, version, generation }, limitMs = 20_000) {
  const until = Date.now() + limitMs;
  for (;;) {
    const served = readServed(dataDir);
    if (!served) return { verdict: 'not running' };
    const own = served.remotes[name];
    if (served.generation >= generation) {
      if (own?.refused?.version === version) return { verdict: 'refused', reason: own.refused.reason };
      if (own?.version === version) return { verdict: 'live' };
    }
    if (Date.now() > until) {
      const reason = `the running shop did not show it within ${limitMs / 1000} s`;
      return { verdict: 'refused', reason };
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
