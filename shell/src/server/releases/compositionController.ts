import { stat } from 'node:fs/promises';
import path from 'node:path';
import { remoteEntries } from '@shop/contracts/remoteIds';
import { attempt } from '../../attempt';
import {
  type Canary,
  computeId,
  getReleases,
  type ReadRegistry,
  type Registry,
  readRegistry,
  toReason,
} from '../composition/registry';
import { verifyFiles } from '../composition/shellFiles';
import type { PageRenderer } from '../rendering/pageRenderer';
import { getSalts, makeCanaryGate } from './canaries/canaryGate';
import { type ChooserOptions, RETRY_MS, ReleaseChooser } from './releaseChooser';
import type { Places } from './releaseTool';
import { readLastComposition, recordComposition, type Served, writeServed } from './servedFiles';
import { startPolling } from './startPolling';

const POLL_MS = 25;
const ALIVE_MS = 1000;
const MAX_BREAKERS = 20;

type Options = ChooserOptions &
  Places & {
    renderer: Pick<PageRenderer, 'warm' | 'show' | 'breakers'>;
    /** Has the supervisor go on with another front. @returns why it cannot, null when it has */
    replaceFront: (program: string) => Promise<string | null>;
    figures: () => Served['pages'];
    origin: string;
    onServed?: ((served: Served) => void) | undefined;
  };

/**
 * Follows the registry: the renderers load what changed, and when they have, the composition is swapped in one step. A
 * version that does not load or breaks a contract is refused, for that remote only: the one before it stays.
 */
export class CompositionController {
  private seen = '';
  private readAgainAt = Number.POSITIVE_INFINITY;
  private wanted: ReadRegistry = { generation: 0, remotes: {}, canaries: [], ignored: [], shell: null };
  private generation = 0;
  /** What visitors are shown; at the start, what they were shown last. */
  private live: Registry;
  private readonly chooser: ReleaseChooser;
  readonly canaries;
  private readonly end = new AbortController();
  lastSwitchMs = 0;
  served: Served | null = null;

  constructor(private readonly options: Options) {
    this.chooser = new ReleaseChooser(options);
    const last = readLastComposition(options.dataDir, options.releasesDir);
    // A registry that cannot be read prevents no start; the first poll says why.
    const read = () => readRegistry(options.registryFile, options.releasesDir, last);
    const { remotes } = attempt<Registry>(read, { remotes: last });
    this.live = { remotes: { ...remotes } };
    for (const [name, { devEntry }] of remoteEntries(remotes)) {
      if (last[name] && !devEntry) this.live.remotes[name] = last[name];
      this.chooser.suspects.add(name);
    }
    this.canaries = makeCanaryGate(({ name, pointer }, live) => this.chooser.load(live, name, pointer, true));
  }

  current = (): Registry => this.live;

  begin(): Promise<void> {
    setInterval(() => void this.publishServed(), ALIVE_MS).unref();
    return startPolling({
      everyMs: () => POLL_MS,
      poll: () => this.poll(),
      onError: (reason) => this.options.log.error({ reason }, 'cannot follow registry'),
      signal: this.end.signal,
    });
  }

  markSuspect(app: string, version: string) {
    for (const [name, live] of remoteEntries(this.live.remotes))
      if (live.app === app && live.version === version) this.chooser.suspects.add(name);
  }

  async closeCanary(canary: Canary) {
    this.canaries.close(canary);
    this.show({ ...this.live, canaries: this.canaries.open(this.live.canaries) });
    await this.publishServed();
  }

  stop() {
    this.end.abort();
  }

  private show(registry: Registry) {
    this.live = registry;
    this.options.renderer.show(registry);
  }

  private async reconcile() {
    const startedAt = performance.now();
    const { wanted, chooser } = this;
    const { dataDir, log } = this.options;
    await this.followShell(wanted.shell);
    chooser.keepOnly(['shell', ...Object.keys(wanted.remotes)]);
    const remotes: Registry['remotes'] = {};
    for (const [name, pointer] of remoteEntries(wanted.remotes))
      remotes[name] = await chooser.choose(this.live, name, pointer);
    const canaries = await this.canaries.admit(wanted.canaries, { remotes });
    const isSame = computeId({ remotes }) === computeId(this.live);
    if (!isSame || getSalts(canaries) !== getSalts(this.live.canaries)) {
      this.show({ remotes, canaries });
      this.lastSwitchMs = performance.now() - startedAt;
      const releases = getReleases(this.live);
      log.info({ composition: computeId(this.live), releases }, 'composition is live');
    }
    this.generation = wanted.generation;
    // A full disk takes no record, and prevents no switch.
    await recordComposition(dataDir, this.live).catch(this.logUnwritten);
    await this.publishServed();
  }

  /** Follows the shell's own release: another front takes over, and this process stays where that one does not serve. */
  private async followShell(wanted: string | null) {
    const { releasesDir, replaceFront, log } = this.options;
    const { refusals } = this.chooser;
    const known = refusals.get('shell');
    if (wanted === null || wanted === __VERSION__) refusals.delete('shell');
    else if (wanted !== known?.refused.version || performance.now() > known.againAt) {
      const folder = path.join(releasesDir, 'shell', wanted);
      const unsound = await verifyFiles(folder).then(() => null, toReason);
      const reason = unsound ?? (await replaceFront(path.join(folder, 'server/front.js')));
      if (reason === null) return this.stop();
      const againAt = unsound ? performance.now() + RETRY_MS : Number.POSITIVE_INFINITY;
      refusals.set('shell', { refused: { version: wanted, reason }, againAt });
      log.error({ shell: wanted, reason }, 'release of the shell refused, the one before it stays');
    }
  }

  private async publishServed() {
    if (this.end.signal.aborted) return;
    const { dataDir, renderer, figures, origin, onServed } = this.options;
    const { refusals } = this.chooser;
    const remotes: Served['remotes'] = {};
    for (const [name, { version }] of remoteEntries(this.live.remotes)) {
      const refused = refusals.get(name)?.refused;
      remotes[name] = { version, ...(refused && { refused }) };
    }
    this.served = {
      generation: this.generation,
      pid: process.pid,
      aliveAt: Date.now(),
      shell: __VERSION__,
      shellRefused: refusals.get('shell')?.refused ?? null,
      remotes,
      origin,
      composition: computeId(this.live),
      canaries: this.canaries.list(),
      openBreakers: renderer.breakers.list().slice(0, MAX_BREAKERS),
      pages: figures(),
    };
    onServed?.(this.served);
    await writeServed(dataDir, this.served).catch(this.logUnwritten);
  }

  private logUnwritten = (error: Error) =>
    this.options.log.error({ reason: error.message }, 'cannot write to the data folder');

  private async poll() {
    const { registryFile, releasesDir, log } = this.options;
    const { mtimeMs, ino } = await stat(registryFile);
    const stamp = `${mtimeMs}:${ino}`;
    if (stamp !== this.seen || performance.now() > this.readAgainAt) {
      this.wanted = readRegistry(registryFile, releasesDir, this.live.remotes);
      this.seen = stamp;
      const { ignored } = this.wanted;
      for (const entry of ignored) log.error(entry, 'registry entry is left out');
      // The release that it names may become whole.
      this.readAgainAt = ignored.length > 0 ? performance.now() + RETRY_MS : Number.POSITIVE_INFINITY;
    } else if (!this.chooser.isDue() && !this.canaries.isDue()) return;
    await this.reconcile();
  }
}
