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
} from '../composition/registry';
import { verifyFiles } from '../composition/shellFiles';
import type { PageRenderer } from '../rendering/pageRenderer';
import { type ChooserOptions, RETRY_MS, ReleaseChooser, toKey } from './releaseChooser';
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

const describe = (live: Registry) =>
  [computeId(live), ...(live.canaries ?? []).map(({ salt }) => salt)].join();

/**
 * Follows the registry: the renderers load what changed, and when they have, the composition is swapped in one step. A
 * version that does not load or breaks a contract is refused, for that remote only: the one before it stays.
 */
export class CompositionController {
  private seen = '';
  private readAgainAt = 0;
  private wanted: ReadRegistry = { generation: 0, remotes: {}, canaries: [], ignored: [], shell: null };
  private generation = 0;
  /** What visitors are shown; at the start, what they were shown last. */
  private live: Registry;
  private readonly chooser: ReleaseChooser;
  private readonly end = new AbortController();
  wantedCanaries: Canary[] = [];
  lastSwitchMs = 0;
  served: Served | null = null;

  constructor(private readonly options: Options) {
    this.chooser = new ReleaseChooser(options);
    const last = readLastComposition(options.dataDir, options.releasesDir);
    // A registry that cannot be read prevents no start; the first poll says why.
    const read = () => readRegistry(options.registryFile, options.releasesDir, last);
    const { remotes } = attempt<Registry>(read, { remotes: last });
    this.live = { remotes: { ...remotes } };
    for (const [name, { devEntry }] of remoteEntries(remotes))
      if (last[name] && !devEntry) this.live.remotes[name] = last[name];
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
      if (live.app === app && live.version === version) {
        this.chooser.markSuspect(toKey(name, version));
        this.seen = '';
      }
  }

  closeCanary(canary: Canary) {
    this.chooser.close(canary);
    const { remotes, canaries = [] } = this.live;
    this.show({ remotes, canaries: canaries.filter(({ salt }) => salt !== canary.salt) });
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
    const remotes: Registry['remotes'] = {};
    for (const [name, pointer] of remoteEntries(wanted.remotes))
      remotes[name] = await chooser.choose(this.live, name, pointer);
    this.wantedCanaries = (wanted.canaries ?? []).filter(
      ({ name, pointer }) => remotes[name]?.version !== pointer.version,
    );
    const canaries = await chooser.admit(this.wantedCanaries, { remotes });
    chooser.forgetUnasked();
    const next = { remotes, canaries };
    if (describe(next) !== describe(this.live)) {
      this.show(next);
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
  private async followShell(version: string | null) {
    const { releasesDir, replaceFront } = this.options;
    if (version === null || version === __VERSION__) return;
    const folder = path.join(releasesDir, 'shell', version);
    const reason = await this.chooser.judge(toKey('shell', version), { app: 'shell', version }, async () => {
      await verifyFiles(folder);
      return replaceFront(path.join(folder, 'server/front.js'));
    });
    if (reason === null) this.stop();
  }

  private findRefusal(name: string, version = '') {
    const reason = this.chooser.getReason(toKey(name, version));
    return reason === null ? null : { version, reason };
  }

  private async publishServed() {
    if (this.end.signal.aborted) return;
    const { wanted, wantedCanaries, chooser } = this;
    const { dataDir, renderer, figures, origin, onServed } = this.options;
    const remotes: Served['remotes'] = {};
    for (const [name, { version }] of remoteEntries(this.live.remotes)) {
      const refused = this.findRefusal(name, wanted.remotes[name]?.version);
      remotes[name] = { version, ...(refused && { refused }) };
    }
    this.served = {
      generation: this.generation,
      pid: process.pid,
      aliveAt: Date.now(),
      shell: __VERSION__,
      shellRefused: this.findRefusal('shell', wanted.shell ?? ''),
      remotes,
      origin,
      composition: computeId(this.live),
      canaries: wantedCanaries.map(({ name, pointer: { version }, share, openedAt, salt }) => {
        const refused = chooser.getReason(salt);
        return { name, version, share, openedAt, ...(refused && { refused }) };
      }),
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
    if (stamp === this.seen && performance.now() < this.readAgainAt) return;
    this.wanted = readRegistry(registryFile, releasesDir, this.live.remotes);
    this.seen = stamp;
    for (const entry of this.wanted.ignored) log.error(entry, 'registry entry is left out');
    await this.reconcile();
    this.readAgainAt = performance.now() + RETRY_MS;
  }
}
