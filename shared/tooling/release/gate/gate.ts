import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findRelease, getContainer, isReleased, releaseFolder, sourceVersion } from '../../apps';
import { releasesFolder } from '../../paths';
import type { Release, Versions } from '../registry';
import { CompositionChanged } from '../registryFile';
import { fetchFromStore, readRegistry, sayUnfetched } from '../registryStore';
import { findServed, readRunning } from '../servedFile';
import { isCausedByLoad, watchLoad } from './machineLoad';
import { smoke } from './smoke';

/** ms for a page or a module: more is a loop without end. */
const STEP_MS = Number(process.env.GATE_STEP_MS || 8000);
const PAGES_OF_EACH = 3;
const MOST_RUNS = 20;

export type Check = {
  name: string;
  ms?: number;
  faults: string[];
  wasSkipped?: boolean;
  pages?: { path: string; remotes: string[] }[] | undefined;
};

/** `own`: checks of its source, which only its team has. */
export type Candidate = Release & { own: Check[]; dropped: string[]; isSmokeTested: boolean };
type Judgeable = Release & { dropped?: string[] | undefined };
type Live = { shell: string; remotes: Versions; canaries: Judgeable[]; seen: number };
type Verdict = { faults: string[]; seen: number; unjudged?: string };
export type Judged = Verdict & { checks: Check[]; live: Live };
type CheckRequest = Release & { live: Versions; dropped?: string[]; isContractsOnly?: boolean };

/** The registry, but for versions that the running shop refuses. */
export async function readLive({ mayBuild = true } = {}): Promise<Live> {
  const registry = readRegistry();
  const served = await readRunning();
  const getShown = (name: string, wanted?: string) => {
    const { version, refused } = (served && findServed(served, name)) ?? {};
    return wanted && refused?.version !== wanted ? wanted : (version ?? wanted);
  };
  const remotes: Versions = {};
  const canaries: Judgeable[] = [];
  for (const [name, pointer] of Object.entries(registry.remotes)) {
    if (!pointer?.app) continue;
    const { app, canary } = pointer;
    const version = getShown(name, pointer.version) ?? '';
    if (isReleased(app, version)) remotes[name] = { app, version };
    if (canary && isReleased(app, canary.version))
      canaries.push({ app, version: canary.version, dropped: canary.dropped });
  }
  const shell = getShown('shell', registry.shell?.version);
  const known = shell ?? sourceVersion('shell');
  if (shell && !isReleased('shell', shell))
    await fetchFromStore({ app: 'shell', version: shell }).catch(sayUnfetched);
  // Of a version that is named somewhere else nobody knows here that the source is its source.
  if (!shell && !isReleased('shell', known) && mayBuild)
    await (await import('../../bundler/buildApp')).buildApp('shell', known);
  return { shell: known, remotes, canaries, seen: registry.generation };
}

/** The live shell's own checks. They run the release in a renderer and nowhere else. */
export async function runChecker(shell: string, request: CheckRequest): Promise<Check[]> {
  const file = path.join(releaseFolder('shell', shell), 'server/gate.js');
  if (!existsSync(file)) return [{ name: 'shell', faults: [`the shell ${shell} brings no checks`] }];
  const { checkRelease } = await import(pathToFileURL(file).href);
  const name = getContainer(request.app);
  return checkRelease({ releasesDir: releasesFolder, name, dropped: [], ...request }, STEP_MS);
}

const replace = (remotes: Versions, { app, version }: Release): Versions =>
  app === 'shell' ? remotes : { ...remotes, [getContainer(app)]: { app, version } };

function describeCheck(check: string, release: Release, one: Release) {
  if (release.app === 'shell') return `${one.app}: ${check}`;
  return one === release ? check : `${check} beside the canary ${one.app} ${one.version}`;
}

/** Of a remote: beside what is live, and beside each open canary. Of a shell: each remote and canary. */
async function runChecks({ shell, remotes, canaries }: Live, release: Judgeable, isQuick = false) {
  const isShell = release.app === 'shell';
  const others = canaries.filter(({ app }) => app !== release.app);
  const checks: Check[] = [];
  for (const one of [...(isShell ? Object.values<Judgeable>(remotes) : [release]), ...others]) {
    const { app, version, dropped = [] } = isShell ? one : release;
    const live = one === release ? remotes : replace(remotes, one);
    const isContractsOnly = isQuick || canaries.includes(one);
    const request = { live, app, version, dropped, isContractsOnly };
    for (const { name, pages, ...check } of await runChecker(isShell ? release.version : shell, request)) {
      const looked = isShell ? pages?.slice(0, PAGES_OF_EACH) : pages;
      checks.push({ ...check, name: describeCheck(name, release, one), pages: looked });
    }
  }
  return checks;
}

const listFaults = (checks: Check[]) => checks.flatMap(({ faults }) => faults);

async function look(live: Live, { app, version }: Release, checks: Check[], earlier: Live | null) {
  const isNew = (name: string) =>
    earlier?.shell !== live.shell || earlier.remotes[name]?.version !== live.remotes[name]?.version;
  const pages = checks.flatMap((check) => check.pages ?? []);
  const paths = pages.filter(({ remotes }) => remotes.some(isNew)).map(({ path }) => path);
  const started = performance.now();
  const faults = await smoke({
    shell: app === 'shell' ? version : live.shell,
    composition: replace(live.remotes, { app, version }),
    paths: [...new Set(paths)],
    ...(app !== 'shell' && { watched: { app, keeps: findRelease(app, version).remote?.keeps ?? [] } }),
  });
  const ms = Math.round(performance.now() - started);
  return { name: 'browser', ms, faults: faults ?? [], wasSkipped: faults === null };
}

export async function runGate(candidate: Candidate, earlier: Live | null = null): Promise<Judged> {
  const live = await readLive();
  const wasBusy = watchLoad();
  const checks = [...(await runChecks(live, candidate)), ...candidate.own];
  if (candidate.isSmokeTested && listFaults(checks).length === 0)
    checks.push(await look(live, candidate, checks, earlier));
  const isUnjudged = wasBusy() && isCausedByLoad(checks);
  const record = path.join(releaseFolder(candidate.app, candidate.version), 'checks.json');
  await writeFile(record, JSON.stringify({ checks }, null, 2));
  const judged = { faults: listFaults(checks), checks, seen: live.seen, live };
  return isUnjudged ? { ...judged, faults: [], unjudged: 'this machine was too busy for the look' } : judged;
}

export async function checkContracts(release: Judgeable): Promise<Verdict> {
  const live = await readLive({ mayBuild: false });
  const checks = await runChecks(live, release, true);
  return { faults: [...new Set(listFaults(checks))], seen: live.seen };
}

export async function retryOnConflict<Found extends Verdict, Change>(
  check: (earlier: Found | null) => Promise<Found>,
  change: (seen: number) => Promise<Change>,
): Promise<{ verdict: Found; change: Change | null }> {
  let verdict = await check(null);
  for (let runs = 1; verdict.faults.length === 0 && !verdict.unjudged; runs++) {
    try {
      return { verdict, change: await change(verdict.seen) };
    } catch (error) {
      if (!(error instanceof CompositionChanged)) throw error;
      await fetchFromStore();
      verdict =
        runs < MOST_RUNS ? await check(verdict) : { ...verdict, unjudged: 'others release all the time' };
    }
  }
  return { verdict, change: null };
}
