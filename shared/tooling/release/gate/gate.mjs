import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isReleased, readJson, releaseFolder, sourceVersion } from '../../apps';
import { compositionKey, readRegistry } from '../registryFile.mjs';
import { readServed } from '../servedFile.mjs';
import { checkBudget } from './checkBudget.mjs';
import { isForWantOfTime, watchLoad } from './machineLoad.mjs';
import { runChecker } from './runChecker.mjs';

/** Pages of each remote that are looked at with another shell. */
const PAGES_OF_EACH = 3;

/**
 * @typedef {{ app: string, name: string, version: string, dropped: string[], mayGrow: boolean, isSmoked: boolean }} Candidate
 * @typedef {object} Verdict
 * @property {string[]} faults
 * @property {import('./runChecker.mjs').Check[]} checks
 * @property {string} seen the composition that it belongs to
 * @property {string} [unjudged] why the gate has found nothing out
 */

/**
 * What a release is held against: what the registry says, but for versions that the running shop refuses.
 * @param {string} dataDir
 */
async function readLive(dataDir, { mayBuild = true } = {}) {
  const registry = readRegistry(dataDir);
  const served = readServed(dataDir);
  const pointers = Object.entries(registry.remotes).filter(([, pointer]) => pointer?.app);
  const remotes = pointers.flatMap(([name, { app, version }]) => {
    const own = served?.remotes[name];
    const shown = own?.version && own.refused?.version === version ? own.version : version;
    return isReleased(app, shown) ? [[name, { app, version: shown }]] : [];
  });
  const canaries = pointers.flatMap(([name, { app, canary }]) =>
    canary && isReleased(app, canary.version) ? [{ name, app, version: canary.version }] : [],
  );
  const wanted = registry.shell?.version;
  const shell = wanted && served?.shellRefused?.version !== wanted ? wanted : served?.shell;
  const known = shell ?? sourceVersion('shell');
  if (!isReleased('shell', known) && mayBuild)
    await (await import('../../bundler/buildApp')).buildApp('shell', known);
  return { shell: known, remotes: Object.fromEntries(remotes), canaries, seen: compositionKey(registry) };
}

/** @typedef {Awaited<ReturnType<typeof readLive>>} Live */

const hasFaults = (checks) => checks.some(({ faults }) => faults.length > 0);

async function lookAmong({ shell, remotes }, { app, name, version }, pages) {
  const composition = { ...remotes, [name]: { app, version } };
  const { smoke } = await import('./smoke.mjs');
  const { remote } = readJson(path.join(releaseFolder(app, version), 'release.json'));
  const watched = { app, name, keeps: remote.keeps ?? [] };
  return smoke({ shell, composition, paths: pages.map((page) => page.path), watched });
}

/** Pages that the look opens, by the checks of the running shell. */
const listReportedPages = (checks) => checks.flatMap(({ pages = [] }) => pages);

/**
 * Opens the pages that a release touches in Chromium, as they would be among what is live.
 * @returns {Promise<string[] | null>} null where there is no Chromium
 */
export async function lookInChromium(dataDir, { app, name, version }) {
  const live = await readLive(dataDir);
  const order = { live: live.remotes, name, app, version, dropped: [] };
  return lookAmong(
    live,
    { app, name, version },
    listReportedPages(await runChecker({ shell: live.shell, order })),
  );
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

/** What the release and each open canary of another remote rely on of each other. */
async function checkBesideCanaries({ shell, remotes, canaries }, { name, app, version }) {
  const checks = [];
  for (const canary of canaries.filter((one) => one.name !== name)) {
    const live = { ...remotes, [canary.name]: { app: canary.app, version: canary.version } };
    const order = { live, name, app, version, dropped: [], isContractsOnly: true };
    for (const check of await runChecker({ shell, order }))
      checks.push({ ...check, name: `${check.name} beside the canary ${canary.app} ${canary.version}` });
  }
  return checks;
}

/** Pages on which another remote shows that went live since an earlier verdict; all where there is none. */
function pagesSince(pages, { remotes, shell }, earlier) {
  if (!earlier || earlier.shell !== shell) return pages;
  const isNew = (name) => remotes[name]?.version !== earlier.remotes[name]?.version;
  return pages.filter((page) => page.remotes.some(isNew));
}

/** @param {Live} live @param {Candidate} candidate @param {Live | null} earlier what it was checked against before */
async function checkRemote(live, candidate, earlier) {
  const { app, name, version, dropped, mayGrow, isSmoked } = candidate;
  const order = { live: live.remotes, name, app, version, dropped };
  const checks = await runChecker({ shell: live.shell, order });
  checks.push(...(await checkBesideCanaries(live, candidate)));
  if (!mayGrow) checks.push(await timed('size', async () => checkBudget(app, version)));
  // What does not render needs no browser.
  if (!isSmoked || hasFaults(checks)) return checks;
  const pages = pagesSince(listReportedPages(checks), live, earlier);
  return [...checks, await timed('browser', () => lookAmong(live, candidate, pages))];
}

/**
 * Checks a release of the shell: with its own checks, whether every live remote goes with it; then pages of each in
 * Chromium.
 */
async function checkShell({ remotes }, { version, isSmoked }) {
  const checks = [];
  for (const [name, remote] of Object.entries(remotes)) {
    const order = { live: remotes, name, ...remote, dropped: [] };
    for (const check of await runChecker({ shell: version, order }))
      checks.push({
        ...check,
        name: `${remote.app}: ${check.name}`,
        pages: check.pages?.slice(0, PAGES_OF_EACH),
      });
  }
  if (!isSmoked || hasFaults(checks)) return checks;
  const paths = [...new Set(listReportedPages(checks).map((page) => page.path))];
  const { smoke } = await import('./smoke.mjs');
  const look = () => smoke({ shell: version, composition: remotes, paths });
  return [...checks, await timed('browser', look)];
}

/**
 * Checks a release against what is live, before any pointer moves, and records the result beside it.
 * @param {string} dataDir
 * @param {Candidate} candidate
 * @param {Live | null} [earlier] what it has been checked against before
 * @returns {Promise<Verdict & { live: Live }>}
 */
export async function runGate(dataDir, candidate, earlier = null) {
  const live = await readLive(dataDir);
  const wasBusy = watchLoad();
  const checks =
    candidate.app === 'shell'
      ? await checkShell(live, candidate)
      : await checkRemote(live, candidate, earlier);
  const isUnjudged = wasBusy() && isForWantOfTime(checks);
  await keepRecord(live, { ...candidate, checks });
  const { seen } = live;
  if (isUnjudged)
    return { faults: [], checks, seen, live, unjudged: 'this machine was too busy for the look' };
  return { faults: checks.flatMap(({ faults }) => faults), checks, seen, live };
}

/**
 * The gate of one candidate, for `changeChecked`.
 * @param {string} dataDir
 * @param {Candidate} candidate
 * @returns {(earlier: (Verdict & { live: Live }) | null) => Promise<Verdict & { live: Live }>}
 */
export const createGate = (dataDir, candidate) => (earlier) => runGate(dataDir, candidate, earlier?.live);

/**
 * What a version and the others that are live, or open as canaries, rely on of each other.
 * @param {string} dataDir
 * @param {{ app: string, name: string, version: string }} candidate
 * @returns {Promise<{ faults: string[], seen: string, unjudged?: string }>}
 */
export async function checkContracts(dataDir, { app, name, version }) {
  const live = await readLive(dataDir, { mayBuild: false });
  if (name === 'shell') return { faults: [], seen: live.seen };
  const order = { live: live.remotes, name, app, version, dropped: [], isContractsOnly: true };
  const checks = await runChecker({ shell: live.shell, order });
  checks.push(...(await checkBesideCanaries(live, { app, name, version })));
  return { faults: [...new Set(checks.flatMap(({ faults }) => faults))], seen: live.seen };
}

async function keepRecord({ shell, remotes }, { app, version, checks }) {
  const against = { shell: app === 'shell' ? version : shell, remotes };
  const record = { at: new Date().toISOString(), against, checks };
  await writeFile(path.join(releaseFolder(app, version), 'checks.json'), JSON.stringify(record, null, 2));
}
