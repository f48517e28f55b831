import { parseRemoteId, remoteEntries } from '@shop/contracts/remoteIds';
import type { RemoteModules, RemoteName } from '@shop/contracts/remotes';
import type { Composition } from '../../boot';
import type { Registry } from '../composition/registry';
import { getIntegrity } from '../composition/shellFiles';
import { LOAD_MS, LoadedRelease } from './loadedRelease';
import type { RendererData } from './messages';

/** One immutable composition of releases, evaluated in this renderer. Releases that `others` have are taken from them. */
export class Generation {
  readonly releases: Map<RemoteName, LoadedRelease>;
  private integrity: Record<string, string> | null = null;
  /** Remotes that may be used only as far as they are loaded already: loading them failed or hung a moment ago. */
  loadedOnly: RemoteName[] = [];

  constructor(
    readonly registry: Registry,
    readonly data: RendererData,
    others: Generation[] = [],
    loadMs = LOAD_MS,
  ) {
    const known = others.flatMap(({ releases }) => [...releases.values()]);
    this.releases = new Map(
      remoteEntries(registry.remotes).map(([name, pointer]) => {
        const release = new LoadedRelease(name, pointer, data.releasesDir, loadMs);
        const isSame = (one: LoadedRelease) => one.name === name && one.folder === release.folder;
        return [name, known.find(isSame) ?? release];
      }),
    );
  }

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
    const release = this.release(name);
    if (this.loadedOnly.includes(name) && !release.has(expose))
      throw new Error(`${name} is not loaded, and its circuit breaker is open`);
    return (await release.load(expose)) as RemoteModules[Id];
  }

  getIntegrity = (address: string): string | undefined => {
    this.integrity ??= Object.assign(
      { ...this.data.shell.integrity },
      ...[...this.releases.values()].map(({ folder, pointer }) => getIntegrity(folder, pointer.app)),
    );
    return this.integrity?.[address];
  };

  release(name: RemoteName): LoadedRelease {
    const release = this.releases.get(name);
    if (!release) throw new Error(`${name} is not in the registry`);
    return release;
  }
}
