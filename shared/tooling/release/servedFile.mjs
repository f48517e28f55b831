import { readFileSync } from 'node:fs';
import path from 'node:path';
import { store } from './store.mjs';
import { readServedByHosts } from './storedReleases.mjs';

/**
 * What the running shop says of itself beside the registry, every second.
 * @typedef {object} Served
 * @property {number} generation of the registry that it shows
 * @property {number} pid
 * @property {number | string} aliveAt when it was written
 * @property {string} shell version of its own release
 * @property {string} [origin] the shop's address
 * @property {{ version: string, reason: string } | null} [shellRefused]
 * @property {{ name: string, version: string, refused?: string }[]} [canaries]
 * @property {{ pid: number, composition: string, renderers: { pid: number }[] }} [front]
 * @property {Record<string, { version?: string, refused?: { version: string, reason: string } }>} remotes
 */

/** Milliseconds without a word after which no shop is running; less where its process has ended. */
const SILENT_MS = 5000;
const ENDED_MS = 2000;
/** Milliseconds between two looks: at objects of a store, or at a file. */
export const LOOK_MS = store ? 250 : 25;

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
 * What one shell says of a version in a generation of the registry; null while it says nothing.
 * @param {Served} served
 * @param {{ name: string, version?: string, generation: number }} change
 */
export function getVerdict(served, { name, version, generation }) {
  const own =
    name === 'shell' ? { version: served.shell, refused: served.shellRefused } : served.remotes[name];
  if (served.generation < generation) return null;
  if (own?.refused?.version === version) return { verdict: 'refused', reason: own.refused.reason };
  return own?.version === version ? { verdict: 'live' } : null;
}

/** All shells that run: this machine's, or those of the object store. */
export async function runningShells(dataDir) {
  const hosts = await readServedByHosts();
  if (hosts) return hosts.map((served) => ({ served, where: ` (${served.host})` }));
  const served = readServed(dataDir);
  return served ? [{ served, where: '' }] : [];
}

/**
 * Waits until every running shell has shown a generation of the registry, or one refused the version in it, or another change
 * has replaced it.
 * @param {string} dataDir
 * @param {{ name: string, version?: string, generation: number, isOver: () => boolean }} change
 * @param {number} limitMs
 * @returns {Promise<{ verdict: 'live' | 'not running' | 'refused' | 'replaced', reason?: string }>} with a reason where it is refused
 */
export async function waitForVerdict(dataDir, change, limitMs) {
  const until = Date.now() + limitMs;
  for (;;) {
    const shells = await runningShells(dataDir);
    if (shells.length === 0) return { verdict: 'not running' };
    const answers = shells.map(({ served, where }) => ({ where, ...getVerdict(served, change) }));
    const refusal = answers.find(({ verdict }) => verdict === 'refused');
    if (refusal) return { verdict: 'refused', reason: `${refusal.reason}${refusal.where}` };
    const late = answers.filter(({ verdict }) => !verdict).map(({ where }) => where);
    if (late.length === 0) return { verdict: 'live' };
    if (change.isOver()) return { verdict: 'replaced' };
    if (Date.now() > until) {
      const reason = `the running shop${late.join(',')} did not show it within ${limitMs / 1000} s`;
      return { verdict: 'refused', reason };
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
