import { stat } from 'node:fs/promises';
import { remotesIn } from '@shop/contracts/remoteIds';
import { isRemoteName, type RemoteName } from '@shop/contracts/remotes';
import type { Logger } from 'pino';
import { makeCanaryGate, saltsOf } from '../canaries/canaryGate';
import { compositionIdOf, idOf } from '../generation';
import { type Canary, type Pointer, type Registry, readRegistry } from '../registry';
import type { Crew } from './crew';
import { makeShellFollower } from './followShell';
import { makeCompositionRecord } from './recordCompositions';
import { readGood, type Served, type ServedRemote, writeGood, writeServed } from './servedFiles';

/** Milliseconds between two looks at the registry file. */
const LOOK_MS = 100;
/** Milliseconds after which a version that was refused, and that the registry still wants, is tried again. */
const AGAIN_MS = 3000;
const ALIVE_MS = 1000;
/** Milliseconds that all workers may take to warm a release, and to show a composition. */
const WARM_MS = 10_000;
const SHOW_MS = 5000;
/** Versions that are tried in place of one that does not hold. */
const MOST_TRIED = 4;

type Options = {
  file: string;
  /** Folder of good.json and served.json. */
  folder: string;
  releasesDir: string;
  /** Version of the shell that this process was started from. */
  shellVersion: string;
  crew: Pick<Crew, 'askAll' | 'renew'>;
  /** What else served.json says: the workers' state and what pages told. */
  figures: () => Pick<Served, 'workers' | 'pages'>;
  log: Logger;
};

const namesOf = ({ remotes }: Registry) => remotesIn(remotes);

/**
 * Follows the registry file for all workers together: they warm what changed, and only when all have done so, all show it.
 * A version that does not load or breaks a contract is refused, for that remote only: the one before it is served.
 */
export function followRegistry(options: Options) {
  const { file, folder, releasesDir, crew, figures, log } = options;
  const shell = makeShellFollower({ started: options.shellVersion, releasesDir, crew, log });
  let seen = '';
  let wanted = readRegistry(file, releasesDir);
  let generation = 0;
  /** What all workers show; at the start, the last versions that were good. */
  let shown: Registry = { remotes: { ...wanted.remotes } };
  const recordComposition = makeCompositionRecord(folder);
  const good = readGood(folder, releasesDir);
  for (const name of namesOf(wanted)) {
    const pointer = good.remotes[name];
    if (pointer) shown.remotes[name] = pointer;
  }
  /** Remotes whose live version must be looked at again. */
  const doubted = new Set<RemoteName>(namesOf(wanted));
  const refused: Record<RemoteName, { version: string; reason: string; triedAt: number }> = {};
  let isEnding = false;

  async function hasChanged(): Promise<boolean> {
    const { mtimeMs, ino } = await stat(file);
    const stamp = `${mtimeMs}:${ino}`;
    if (stamp === seen) return false;
    seen = stamp;
    return true;
  }

  function warm(live: Registry, name: RemoteName, pointer: Pointer, isForced: boolean) {
    const registry = { remotes: { ...live.remotes, [name]: pointer } };
    return crew.askAll({ type: 'warm', registry, name, isForced }, WARM_MS);
  }

  const gate = makeCanaryGate(({ name, pointer }, live) => warm(live, name, pointer, true));

  /** The version of a remote that holds, the wanted one first; the wanted one where none does. */
  async function choose(name: RemoteName, pointer: Pointer): Promise<Pointer> {
    const live = shown.remotes[name];
    const isForced = doubted.delete(name);
    if (live?.version === pointer.version && !isForced && !refused[name]) return pointer;
    const before = (pointer.before ?? []).map((version) => ({ ...pointer, version }));
    const candidates = [pointer, ...(live ? [live] : []), ...before].slice(0, MOST_TRIED);
    const tried = new Set<string>();
    for (const candidate of candidates) {
      if (tried.has(candidate.version)) continue;
      tried.add(candidate.version);
      const reason = await warm(shown, name, candidate, isForced || candidate === pointer);
      if (reason === null) {
        good.remotes[name] = candidate;
        if (candidate.version === pointer.version) delete refused[name];
        return candidate;
      }
      refuse(name, candidate, pointer, reason);
    }
    return pointer;
  }

  function refuse(name: RemoteName, { version }: Pointer, pointer: Pointer, reason: string) {
    const known = refused[name];
    const isNews = known?.version !== version || known.reason !== reason;
    if (isNews) log.error({ remote: name, version, reason }, 'release refused, the one before it stays');
    if (version === pointer.version) refused[name] = { version, reason, triedAt: Date.now() };
  }

  async function settle() {
    await shell.follow(wanted.shell);
    const remotes: Registry['remotes'] = {};
    for (const name of namesOf(wanted)) {
      const pointer = wanted.remotes[name];
      if (pointer && refused[name] && refused[name].version !== pointer.version) delete refused[name];
      if (pointer) remotes[name] = await choose(name, pointer);
    }
    const canaries = await gate.admit(wanted.canaries, { remotes });
    if (idOf({ remotes }) !== idOf(shown) || saltsOf(canaries) !== saltsOf(shown.canaries)) {
      // A worker that began to serve while something was warmed does not know it.
      await crew.askAll({ type: 'prepare', registry: { remotes, canaries } }, WARM_MS);
      // One of the canaries may have been ended meanwhile.
      shown = { remotes, canaries: gate.open(canaries) };
      await crew.askAll({ type: 'show', registry: shown }, SHOW_MS);
      const versions = Object.fromEntries(namesOf(shown).map((name) => [name, remotes[name]?.version]));
      const composition = compositionIdOf(shown, shell.version());
      log.info({ composition, versions }, 'composition is live');
    }
    await recordComposition(shown, shell.version());
    generation = wanted.generation;
    for (const name of remotesIn(good.remotes)) {
      if (!wanted.remotes[name]) delete good.remotes[name];
    }
    await writeGood(folder, good);
    await tellServed();
  }

  function tellServed() {
    const remotes = Object.fromEntries(
      namesOf(shown).map((name): [string, ServedRemote] => {
        const { version = '' } = shown.remotes[name] ?? {};
        const verdict = refused[name];
        return [
          name,
          verdict ? { version, refused: { version: verdict.version, reason: verdict.reason } } : { version },
        ];
      }),
    );
    return writeServed(folder, {
      generation,
      pid: process.pid,
      aliveAt: Date.now(),
      shell: shell.version(),
      primary: options.shellVersion,
      shellRefused: shell.refused(),
      remotes,
      canaries: gate.list(),
      ...figures(),
    });
  }

  const sayUnwritten = (error: Error) =>
    log.error({ reason: error.message }, 'served.json cannot be written');

  const isDue = () =>
    doubted.size > 0 || Object.values(refused).some(({ triedAt }) => Date.now() - triedAt > AGAIN_MS);

  async function look() {
    if (await hasChanged()) {
      wanted = readRegistry(file, releasesDir);
      // An entry that became unreadable takes nothing away.
      for (const { remote } of wanted.ignored) {
        const live = isRemoteName(remote) ? shown.remotes[remote] : undefined;
        if (live && isRemoteName(remote)) wanted.remotes[remote] = live;
      }
      for (const entry of wanted.ignored) log.error(entry, 'registry entry is left out');
      await settle();
    } else if (isDue()) {
      await settle();
    }
  }

  async function lookForEver(onSettled: () => void) {
    let said = '';
    while (!isEnding) {
      try {
        await look();
        onSettled();
        said = '';
      } catch (error) {
        const reason = String(error);
        if (reason !== said) log.error({ reason }, 'registry cannot be followed');
        said = reason;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  return {
    shown: () => shown,
    shellVersion: shell.version,
    /** Begins to follow, once workers serve; settles when what the registry wants has its first verdict. */
    begin(): Promise<void> {
      const telling = setInterval(() => {
        if (isEnding) return clearInterval(telling);
        tellServed().catch(sayUnwritten);
      }, ALIVE_MS);
      return new Promise((resolve) => void lookForEver(resolve));
    },
    /** A worker found a file of a live release corrupt. */
    doubt(name: RemoteName, version: string) {
      if (shown.remotes[name]?.version === version) doubted.add(name);
    },
    /** Takes a canary from all workers; it does not come back. */
    async closeCanary(canary: Canary) {
      gate.close(canary);
      shown = { ...shown, canaries: gate.open(shown.canaries) };
      await crew.askAll({ type: 'show', registry: shown }, SHOW_MS);
      // What cannot be written now is said again within a second.
      await tellServed().catch(sayUnwritten);
    },
    stop() {
      isEnding = true;
    },
  };
}
