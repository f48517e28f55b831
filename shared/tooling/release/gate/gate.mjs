import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isReleased, releaseFolder, sourceVersion } from '../../apps.mjs';
import { buildApp } from '../../bundler/buildApp.mjs';
import { readRegistry } from '../registryFile.mjs';
import { readServed } from '../servedFile.mjs';
import { checkBudget } from './checkBudget.mjs';
import { runChecker } from './runChecker.mjs';
import { smoke } from './smoke.mjs';

/** Pages of each remote that are looked at with another shell. */
const PAGES_OF_EACH = 3;

/**
 * What a release is held against: what the running shop serves, or the registry's word where none is running.
 * @returns {Promise<{ shell: string, remotes: Record<string, { app: string, version: string }> }>}
 */
export async function liveComposition(dataDir) {
  const served = readServed(dataDir);
  const pointers = Object.entries(readRegistry(dataDir).remotes).filter(([, pointer]) => pointer?.app);
  const remotes = pointers.flatMap(([name, { app, version }]) => {
    const shown = served?.remotes[name]?.version ?? version;
    return isReleased(app, shown) ? [[name, { app, version: shown }]] : [];
  });
  const shell = served?.shell ?? sourceVersion('shell');
  if (!isReleased('shell', shell)) await buildApp('shell', shell);
  return { shell, remotes: Object.fromEntries(remotes) };
}

function lookAmong({ shell, remotes }, { app, name, version }) {
  const composition = { ...remotes, [name]: { app, version } };
  return smoke({ shell, composition, names: [name] });
}

/**
 * Opens the pages of a remote in Chromium as they would be among what is live.
 * @returns {Promise<string[] | null>} null where there is no Chromium
 */
export async function lookInChromium(dataDir, { app, name, version }) {
  return lookAmong(await liveComposition(dataDir), { app, name, version });
}

async function timed(name, run) {
  const started = performance.now();
  const faults = await run();
  return {
    name,
    ms: Math.round(performance.now() - started),
    faults: faults ?? [],
    wasSkipped: faults === null,
  };
}

/**
 * Checks a release against what is live, before any pointer moves, and records the result beside it.
 * @param {string} dataDir
 * @param {{ app: string, name: string, version: string, dropped: string[], mayGrow: boolean, isSmoked: boolean }} release
 * @returns {Promise<{ faults: string[], checks: import('./runChecker.mjs').Check[] }>}
 */
export async function runGate(dataDir, { app, name, version, dropped, mayGrow, isSmoked }) {
  const live = await liveComposition(dataDir);
  if (app === 'shell') return runShellGate(live, { version, isSmoked });
  const order = { live: live.remotes, name, app, version, dropped };
  const checks = await runChecker({ shell: live.shell, order });
  if (!mayGrow) checks.push(await timed('size', async () => checkBudget(app, version)));
  // What does not render needs no browser.
  if (isSmoked && checks.every(({ faults }) => faults.length === 0))
    checks.push(await timed('browser', () => lookAmong(live, { app, name, version })));
  return keepRecord(live, { app, version, checks });
}

/**
 * Checks a release of the shell: with its own checks, whether every live remote goes with it; then pages of each in
 * Chromium.
 */
async function runShellGate({ remotes }, { version, isSmoked }) {
  const live = Object.entries(remotes);
  const checked = await Promise.all(
    live.map(async ([name, remote]) => {
      const order = { live: remotes, name, ...remote, dropped: [] };
      const found = await runChecker({ shell: version, order });
      return found.map((check) => ({ ...check, name: `${remote.app}: ${check.name}` }));
    }),
  );
  const checks = checked.flat();
  if (isSmoked && checks.every(({ faults }) => faults.length === 0))
    checks.push(
      await timed('browser', () =>
        smoke({ shell: version, composition: remotes, names: Object.keys(remotes), most: PAGES_OF_EACH }),
      ),
    );
  return keepRecord({ shell: version, remotes }, { app: 'shell', version, checks });
}

async function keepRecord(against, { app, version, checks }) {
  const record = { at: new Date().toISOString(), against, checks };
  await writeFile(path.join(releaseFolder(app, version), 'checks.json'), JSON.stringify(record, null, 2));
  return { faults: checks.flatMap(({ faults }) => faults), checks };
}
