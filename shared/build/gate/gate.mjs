import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isReleased, releaseFolder, sourceVersion } from '../apps.mjs';
import { buildApp } from '../buildApp.mjs';
import { readRegistry } from '../registryFile.mjs';
import { readServed } from '../servedFile.mjs';
import { checkBudget } from './checkBudget.mjs';
import { runChecker } from './runChecker.mjs';
import { smoke } from './smoke.mjs';

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
  const order = { live: live.remotes, name, app, version, dropped };
  const checks = await runChecker({ shell: live.shell, order });
  if (!mayGrow) checks.push(await timed('size', async () => checkBudget(app, version)));
  // What does not render needs no browser.
  if (isSmoked && checks.every(({ faults }) => faults.length === 0)) {
    const composition = { ...live.remotes, [name]: { app, version } };
    checks.push(await timed('browser', () => smoke({ shell: live.shell, composition, name })));
  }
  const record = { at: new Date().toISOString(), against: live, checks };
  await writeFile(path.join(releaseFolder(app, version), 'checks.json'), JSON.stringify(record, null, 2));
  return { faults: checks.flatMap(({ faults }) => faults), checks };
}
