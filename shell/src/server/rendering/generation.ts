import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listRemotes, parseRemoteId, remoteEntries } from '@shop/contracts/remoteIds';
import type { RemoteModules, RemoteName } from '@shop/contracts/remotes';
import { LRUCache } from 'lru-cache';
import { attempt } from '../../attempt';
import type { Composition } from '../../boot';
import { limit } from '../../remotes/limit';
import type { Pointer, Registry } from '../composition/registry';
import { fileAddress, getIntegrity } from '../composition/shellFiles';
import { evaluateRelease } from './container';
import type { PartName, RendererData } from './messages';

const LOAD_MS = 1500;
/** Releases that stay evaluated, 1 to 2 MB each: live ones, those before them, and those of previews. */
const KEPT_RELEASES = 20;

type PageFiles = { js: string[]; css: string[] };

class LoadedRelease {
  readonly folder: string;
  private evaluated: ReturnType<typeof evaluateRelease> | null = null;
  /** Modules that have arrived: every request asks for one, and needs no time limit any more. */
  private readonly arrived = new Map<string, unknown>();
  private assets: Record<string, PageFiles> | null = null;
  private hashes: Record<string, string> | null = null;

  constructor(
    readonly name: RemoteName,
    readonly pointer: Pointer,
    releasesDir: string,
    private readonly loadMs: number,
  ) {
    this.folder = path.join(releasesDir, pointer.app, pointer.version);
  }

  listFiles(chunk: string): PageFiles {
    const { app, devEntry } = this.pointer;
    const base = devEntry ? new URL('.', devEntry).href : fileAddress(app, '');
    const file = path.join(this.folder, 'client/assets.json');
    // The list that the build wrote; where the release is broken, hints are no reason to fail.
    this.assets ??= attempt(() => JSON.parse(readFileSync(file, 'utf8')), null);
    const { js = [], css = [] } = this.assets?.[chunk] ?? {};
    return { js: js.map((file) => base + file), css: css.map((file) => base + file) };
  }

  get integrity(): Record<string, string> {
    this.hashes ??= getIntegrity(this.folder, this.pointer.app);
    return this.hashes;
  }

  async load(expose: string, isLoadedOnly = false): Promise<unknown> {
    if (this.arrived.has(expose)) return this.arrived.get(expose);
    if (isLoadedOnly) throw new Error(`${this.name} is not loaded, and its circuit breaker is open`);
    this.evaluated ??= evaluateRelease(this.folder, this.name, this.pointer.version);
    const module = this.evaluated.then(async (container) => (await container.get(`./${expose}`))());
    try {
      const loaded = await limit(module, this.loadMs, `${this.name}/${expose}`);
      this.arrived.set(expose, loaded);
      return loaded;
    } catch (error) {
      this.evaluated = null;
      throw error;
    }
  }
}

const toKey = (name: RemoteName, { app, version }: Pointer) => `${name} ${app} ${version}`;

export const keepReleases = (releasesDir: string, loadMs = LOAD_MS) =>
  new LRUCache<string, LoadedRelease, [RemoteName, Pointer]>({
    max: KEPT_RELEASES,
    memoMethod: (_key, _stale, { context }) => new LoadedRelease(...context, releasesDir, loadMs),
  });

/** One immutable composition of releases, for one job. What was evaluated for earlier jobs is in `releases`. */
export class Generation {
  constructor(
    readonly registry: Registry,
    readonly data: RendererData,
    private readonly releases = keepReleases(data.releasesDir),
    readonly without: PartName[] = [],
  ) {}

  /** For the browser. Looked up each time: files that were gone when this began may be back. */
  get composition(): Composition {
    const addresses = remoteEntries(this.registry.remotes).map(([name, { version, segments, devEntry }]) => {
      const entry = devEntry ?? this.release(name).listFiles(name).js[0] ?? '';
      return [name, { version, segments, entry }];
    });
    return Object.fromEntries(addresses);
  }

  async load<Id extends keyof RemoteModules>(id: Id): Promise<RemoteModules[Id]> {
    const { remote: name, expose } = parseRemoteId(id);
    return (await this.release(name).load(expose, this.without.includes(name))) as RemoteModules[Id];
  }

  get integrity(): Record<string, string> {
    const remotes = listRemotes(this.registry.remotes).map((name) => this.release(name).integrity);
    return Object.assign({}, this.data.shell.integrity, ...remotes);
  }

  release(name: RemoteName): LoadedRelease {
    const pointer = this.registry.remotes[name];
    if (!pointer) throw new Error(`${name} is not in the registry`);
    return this.releases.memo(toKey(name, pointer), { context: [name, pointer] });
  }

  /** What it exports is wrong: the next attempt reads it anew. */
  forget(name: RemoteName) {
    const pointer = this.registry.remotes[name];
    if (pointer) this.releases.delete(toKey(name, pointer));
  }
}
