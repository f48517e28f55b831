import { stat } from 'node:fs/promises';
import { listRemotes } from '@shop/contracts/remoteIds';
import { isRemoteName, type RemoteName } from '@shop/contracts/remotes';
import type { Logger } from 'pino';
import { type Canary, type Registry, readRegistry } from '../composition/registry';
import { computeCompositionId, computeId } from '../rendering/generation';
import type { PageRenderer } from '../rendering/pageRenderer';
import { getSalts, makeCanaryGate } from './canaries/canaryGate';
import { makeCompositionRecord } from './recordCompositions';
import { ReleaseChooser } from './releaseChooser';
import { type Served, writeServed } from './servedFiles';
import { ShellFollower } from './shellFollower';

/** Milliseconds between two reads of the registry file. */
const POLL_MS = 100;
const ALIVE_MS = 1000;
type Wanted = ReturnType<typeof readRegistry>;

type Options = {
  /** The registry. */
  file: string;
  /** Folder of good.json and served.json. */
  folder: string;
  releasesDir: string;
  /** Version of the shell that this process runs. */
  shellVersion: string;
  renderer: Pick<PageRenderer, 'warm' | 'prepare' | 'show'>;
  /** Has the supervisor go on with another front. @returns why it cannot, null when it has */
  replaceFront: (program: string) => Promise<string | null>;
  /** What else served.json says. */
  figures: () => Pick<Served, 'front' | 'pages' | 'origin'>;
  log: Logger;
};

const getNames = ({ remotes }: Registry) => listRemotes(remotes);
const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Follows the registry: the renderers load what changed, and when they have, the composition is swapped in one step. A
 * version that does not load or breaks a contract is refused, for that remote only: the one before it stays.
 */
export class CompositionController {
  private seen = '';
  private wanted: Wanted;
  private generation = 0;
  /** What visitors are shown; at the start, the last versions that were good. */
  private live: Registry;
  private readonly chooser: ReleaseChooser;
  private readonly canaries;
  private readonly shell: ShellFollower;
  private readonly record;
  private isStopped = false;
  /** Milliseconds that the last change took, from the reading of the registry. */
  lastSwitchMs = 0;

  constructor(private readonly options: Options) {
    const { file, folder, releasesDir, log, shellVersion, replaceFront } = options;
    this.chooser = new ReleaseChooser(options);
    this.wanted = this.readAtStart(file, releasesDir);
    this.live = { remotes: { ...this.wanted.remotes } };
    for (const name of getNames(this.wanted)) {
      const pointer = this.chooser.good.remotes[name];
      if (pointer) this.live.remotes[name] = pointer;
      this.chooser.markSuspect(name);
    }
    this.canaries = makeCanaryGate(({ name, pointer }, live) => this.chooser.load(live, name, pointer, true));
    this.shell = new ShellFollower({ running: shellVersion, releasesDir, replaceFront, log });
    this.record = makeCompositionRecord(folder);
  }

  /** The composition that visitors are shown. */
  current = (): Registry => this.live;

  /** Begins to follow; resolves when what the registry wants has its first verdict, or cannot be read. */
  begin(): Promise<void> {
    const telling = setInterval(() => {
      if (this.isStopped) return clearInterval(telling);
      this.tellServed().catch(this.logUnwritten);
    }, ALIVE_MS);
    return new Promise((resolve) => void this.pollLoop(resolve));
  }

  /** A file of a live release was found corrupt. */
  markSuspect(name: RemoteName, version: string) {
    if (this.live.remotes[name]?.version === version) this.chooser.markSuspect(name);
  }

  /** Takes a canary away; it does not come back. */
  async closeCanary(canary: Canary) {
    this.canaries.close(canary);
    this.show({ ...this.live, canaries: this.canaries.open(this.live.canaries) });
    // What cannot be written now is written again within a second.
    await this.tellServed().catch(this.logUnwritten);
  }

  stop() {
    this.isStopped = true;
  }

  /** A registry that cannot be read prevents no start: what was good last is served. */
  private readAtStart(file: string, releasesDir: string): Wanted {
    try {
      return readRegistry(file, releasesDir);
    } catch (error) {
      this.options.log.error(
        { file, reason: toMessage(error) },
        'cannot read registry: the last known good composition is served',
      );
      return {
        remotes: { ...this.chooser.good.remotes },
        canaries: [],
        ignored: [],
        generation: 0,
        shell: null,
      };
    }
  }

  private show(registry: Registry) {
    this.live = registry;
    this.options.renderer.show(registry);
  }

  /** Shows what the registry wants, as far as it holds. */
  private async reconcile() {
    const startedAt = performance.now();
    const { wanted } = this;
    await this.shell.follow(wanted.shell);
    const remotes: Registry['remotes'] = {};
    for (const name of getNames(wanted)) {
      const pointer = wanted.remotes[name];
      if (pointer) remotes[name] = await this.chooser.choose(this.live, name, pointer);
    }
    const canaries = await this.canaries.admit(wanted.canaries, { remotes });
    if (
      computeId({ remotes }) !== computeId(this.live) ||
      getSalts(canaries) !== getSalts(this.live.canaries)
    ) {
      await this.prepare({ remotes, canaries });
      // One of the canaries may have been ended meanwhile.
      this.show({ remotes, canaries: this.canaries.open(canaries) });
      this.lastSwitchMs = performance.now() - startedAt;
      const versions = Object.fromEntries(getNames(this.live).map((name) => [name, remotes[name]?.version]));
      const composition = computeCompositionId(this.live, this.options.shellVersion);
      this.options.log.info({ composition, versions }, 'composition is live');
    }
    this.generation = wanted.generation;
    // A full disk takes no records, and prevents no switch.
    await this.record(this.live, this.options.shellVersion).catch(this.logUnwritten);
    await this.chooser.save(wanted).catch(this.logUnwritten);
    await this.tellServed();
  }

  /** Loads what is not known yet of a composition and of its canaries. */
  private async prepare({ remotes, canaries = [] }: Registry) {
    const { renderer } = this.options;
    await renderer.prepare({ remotes });
    for (const { name, pointer } of canaries)
      await renderer.prepare({ remotes: { ...remotes, [name]: pointer } });
  }

  private async tellServed() {
    if (this.isStopped) return;
    const { live } = this;
    const remotes: Served['remotes'] = {};
    for (const name of getNames(live)) {
      const { version = '' } = live.remotes[name] ?? {};
      const refusal = this.chooser.getRefusal(name);
      const refused = refusal && { version: refusal.version, reason: refusal.reason };
      remotes[name] = { version, ...(refused && { refused }) };
    }
    await writeServed(this.options.folder, {
      generation: this.generation,
      pid: process.pid,
      aliveAt: Date.now(),
      shell: this.options.shellVersion,
      shellRefused: this.shell.refused,
      remotes,
      canaries: this.canaries.list(),
      ...this.options.figures(),
    });
  }

  private logUnwritten = (error: Error) =>
    this.options.log.error({ reason: error.message }, 'cannot write to the data folder');

  private async hasChanged(): Promise<boolean> {
    const { mtimeMs, ino } = await stat(this.options.file);
    const stamp = `${mtimeMs}:${ino}`;
    if (stamp === this.seen) return false;
    this.seen = stamp;
    return true;
  }

  private async poll() {
    if (await this.hasChanged()) {
      const wanted = readRegistry(this.options.file, this.options.releasesDir);
      // An entry that became unreadable takes nothing away.
      for (const entry of wanted.ignored) {
        const live = isRemoteName(entry.remote) ? this.live.remotes[entry.remote] : undefined;
        if (live && isRemoteName(entry.remote)) wanted.remotes[entry.remote] = live;
        this.options.log.error(entry, 'registry entry is left out');
      }
      this.wanted = wanted;
      await this.reconcile();
    } else if (this.chooser.isDue()) {
      await this.reconcile();
    }
  }

  private async pollLoop(onFirst: () => void) {
    let logged = '';
    while (!this.isStopped) {
      try {
        await this.poll();
        logged = '';
      } catch (error) {
        const reason = toMessage(error);
        if (reason !== logged) this.options.log.error({ reason }, 'cannot follow registry');
        logged = reason;
      }
      onFirst();
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}
