import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findRelease, getContainer, isReleased, releaseFolder, sourceVersion } from '../../apps';
import type { Release, Versions } from '../registry';
import { fetchFromStore, readRegistry, sayUnfetched } from '../registryStore';
import { readRunning } from '../servedFile';
import { isCausedByLoad, watchLoad } from './machineLoad';
import type { Verdict } from './retryOnConflict';
import { type Check, runChecker } from './runChecker';
import { type SmokeTest, smoke } from './smoke';

const PAGES_OF_EACH = 3;

/** `own`: checks of its source, which only its team has. */
export type Candidate = Release & { own: Check[]; dropped: string[]; isSmokeTested: boolean };
type Live = { shell: string; remotes: Versions; canaries: Release[]; seen: number };
export type Judged = Verdict & { checks: Check[]; live: Live };

/** The registry, but for versions that the running shop refuses. */
export async function readLive({ mayBuild = true } = {}): Promise<Live> {
  const registry = readRegistry();
  const served = await readRunning();
  const remotes: Versions = {};
  const canaries: Release[] = [];
  for (const [name, pointer] of Object.entries(registry.remotes)) {
    if (!pointer?.app) continue;
    const { app, version, canary } = pointer;
    const own = served?.remotes[name];
    const shown = own?.version && own.refused?.version === version ? own.version : version;
    if (isReleased(app, shown)) remotes[name] = { app, version: shown };
    if (canary && isReleased(app, canary.version)) canaries.push({ app, version: canary.version });
  }
  const wanted = registry.shell?.version;
  const shell = wanted && served?.shellRefused?.version !== wanted ? wanted : served?.shell;
  const known = shell ?? sourceVersion('shell');
  if (shell && !isReleased('shell', shell))
    await fetchFromStore({ app: 'shell', version: shell }).catch(sayUnfetched);
  // Of a version that is named somewhere else nobody knows here that the source is its source.
  if (!shell && !isReleased('shell', known) && mayBuild)
    await (await import('../../bundler/buildApp')).buildApp('shell', known);
  return { shell: known, remotes, canaries, seen: registry.generation };
}

const hasFaults = (checks: Check[]) => checks.some(({ faults }) => faults.length > 0);

function listPaths(checks: Check[], isNew = (_remote: string) => true) {
  const pages = checks.flatMap((check) => check.pages ?? []);
  return pages.filter(({ remotes }) => remotes.some(isNew)).map(({ path }) => path);
}

async function look(test: SmokeTest): Promise<Check> {
  const started = performance.now();
  const faults = await smoke(test);
  const ms = Math.round(performance.now() - started);
  return { name: 'browser', ms, faults: faults ?? [], wasSkipped: faults === null };
}

async function checkBesideCanaries({ shell, remotes, canaries }: Live, release: Release) {
  const checks: Check[] = [];
  for (const canary of canaries.filter((one) => one.app !== release.app)) {
    const live = { ...remotes, [getContainer(canary.app)]: canary };
    for (const check of await runChecker(shell, { live, ...release, isContractsOnly: true }))
      checks.push({ ...check, name: `${check.name} beside the canary ${canary.app} ${canary.version}` });
  }
  return checks;
}

async function checkRemote(live: Live, candidate: Candidate, earlier: Live | null) {
  const { app, version, own, dropped, isSmokeTested } = candidate;
  const checks = await runChecker(live.shell, { live: live.remotes, app, version, dropped });
  checks.push(...(await checkBesideCanaries(live, { app, version })), ...own);
  if (!isSmokeTested || hasFaults(checks)) return checks;
  const isNew = (name: string) =>
    earlier?.shell !== live.shell || earlier.remotes[name]?.version !== live.remotes[name]?.version;
  const paths = listPaths(checks, isNew);
  const composition = { ...live.remotes, [getContainer(app)]: { app, version } };
  const watched = { app, keeps: findRelease(app, version).remote?.keeps ?? [] };
  return [...checks, await look({ shell: live.shell, composition, paths, watched })];
}

async function checkRemotes({ remotes, canaries }: Live, shell: string, isQuick = false) {
  const checks: Check[] = [];
  for (const remote of [...Object.values(remotes), ...canaries]) {
    const live = { ...remotes, [getContainer(remote.app)]: remote };
    const isContractsOnly = isQuick || canaries.includes(remote);
    for (const check of await runChecker(shell, { live, ...remote, isContractsOnly }))
      checks.push({
        ...check,
        name: `${remote.app}: ${check.name}`,
        pages: check.pages?.slice(0, PAGES_OF_EACH),
      });
  }
  return checks;
}

async function checkShell(live: Live, { version, own, isSmokeTested }: Candidate) {
  const checks = [...(await checkRemotes(live, version)), ...own];
  if (!isSmokeTested || hasFaults(checks)) return checks;
  const paths = [...new Set(listPaths(checks))];
  return [...checks, await look({ shell: version, composition: live.remotes, paths })];
}

export async function runGate(candidate: Candidate, earlier: Live | null = null): Promise<Judged> {
  const live = await readLive();
  const wasBusy = watchLoad();
  const isShell = candidate.app === 'shell';
  const checks = await (isShell ? checkShell(live, candidate) : checkRemote(live, candidate, earlier));
  const isUnjudged = wasBusy() && isCausedByLoad(checks);
  const record = path.join(releaseFolder(candidate.app, candidate.version), 'checks.json');
  await writeFile(record, JSON.stringify({ checks }, null, 2));
  const judged = { faults: checks.flatMap(({ faults }) => faults), checks, seen: live.seen, live };
  return isUnjudged ? { ...judged, faults: [], unjudged: 'this machine was too busy for the look' } : judged;
}

export async function checkContracts(release: Release): Promise<Verdict> {
  const live = await readLive({ mayBuild: false });
  const request = { live: live.remotes, ...release, isContractsOnly: true };
  const checks =
    release.app === 'shell'
      ? await checkRemotes(live, release.version, true)
      : [...(await runChecker(live.shell, request)), ...(await checkBesideCanaries(live, release))];
  return { faults: [...new Set(checks.flatMap(({ faults }) => faults))], seen: live.seen };
}
