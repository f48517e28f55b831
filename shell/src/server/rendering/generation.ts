import { createHash } from 'node:crypto';
import type { CartModule } from '@shop/contracts/cart';
import { parseRemoteId, remoteEntries } from '@shop/contracts/remoteIds';
import type {
  RemoteComponentName,
  RemoteComponentType,
  RemoteName,
  RoutesModule,
} from '@shop/contracts/remotes';
import type { Composition } from '../../boot';
import type { Pointer, Registry } from '../composition/registry';
import { defaultLimits, LoadedRelease, type LoadLimits, type PageFiles } from './loadedRelease';

/** Modules by the id under which federation knows them. */
export type RemoteModules = {
  [Id in `${RemoteName}/routes`]: RoutesModule;
} & { [Name in RemoteComponentName]: { default: RemoteComponentType<Name> } } & {
  'mf_cart/cartSlice': { cartModule: CartModule };
};

const ids = new WeakMap<Registry, string>();

/** Names one state of the registry. */
export function computeId(registry: Registry): string {
  const known = ids.get(registry);
  if (known) return known;
  const id = JSON.stringify(
    Object.entries(registry.remotes).map(([name, { version, devEntry }]) => [name, version, devEntry]),
  );
  ids.set(registry, id);
  return id;
}

/** All releases that visitors may be shown, the shell's own too: 'mf-cart/1.2.3'. */
export function getReleases({ remotes, canaries = [] }: Registry, shellVersion: string): string[] {
  const pointers = [...Object.values(remotes), ...canaries.map(({ pointer }) => pointer)];
  const own = pointers.map(({ app, version }) => `${app}/${version}`);
  return [...own, `shell/${shellVersion}`];
}

/** The name that was asked for last: each rendering asks, and what is live seldom changes. */
let lastNamed = { text: '', id: '' };

/** Short name of a composition: the same for the same releases of remotes and shell, in whatever order. */
export function computeCompositionId({ remotes }: Registry, shellVersion: string): string {
  const releases = Object.entries(remotes).map(([name, { version }]) => `${name} ${version}`);
  const text = [shellVersion, ...releases.sort()].join('\n');
  if (text !== lastNamed.text)
    lastNamed = { text, id: createHash('sha256').update(text).digest('hex').slice(0, 10) };
  return lastNamed.id;
}

/**
 * One immutable composition of releases, evaluated in this renderer. A change of the registry makes a new one; releases
 * that it leaves alone are taken from the `others`.
 */
export class Generation {
  readonly id: string;
  readonly composition: Composition;
  readonly releases: Map<RemoteName, LoadedRelease>;
  /** Remotes that may be used only as far as they are loaded already: loading them failed or hung a moment ago. */
  loadedOnly: RemoteName[] = [];

  constructor(
    readonly registry: Registry,
    readonly releasesDir: string,
    limits: LoadLimits = defaultLimits,
    others: Generation[] = [],
  ) {
    this.id = computeId(registry);
    const pointers = remoteEntries(registry.remotes);
    const known = others.flatMap(({ releases }) => [...releases.values()]);
    const take = (name: RemoteName, { app, version }: Pointer) =>
      known.find((one) => one.name === name && one.pointer.app === app && one.pointer.version === version);
    this.releases = new Map(
      pointers.map(([name, pointer]) => [
        name,
        take(name, pointer) ?? new LoadedRelease(name, pointer, releasesDir, limits),
      ]),
    );
    const addresses = pointers.map(([name, { version, segments, devEntry }]) => {
      const entry = devEntry ?? this.listFiles(name, name).js[0] ?? '';
      return [name, { version, segments, entry }];
    });
    this.composition = Object.fromEntries(addresses);
  }

  /** A module of a remote, within the time limit. */
  async load<Id extends keyof RemoteModules>(id: Id): Promise<RemoteModules[Id]> {
    const { remote: name, expose } = parseRemoteId(id);
    const release = this.release(name);
    if (this.loadedOnly.includes(name) && !release.has(expose))
      throw new Error(`${name} is not loaded, and its circuit breaker is open`);
    return (await release.load(expose)) as RemoteModules[Id];
  }

  /** Addresses of the files of a named chunk of a remote; none where the build knows no such chunk. */
  listFiles(name: RemoteName, chunk: string): PageFiles {
    return this.releases.get(name)?.listFiles(chunk) ?? { js: [], css: [] };
  }

  /** The promised hash of a script or style of any of its releases, by address. */
  getIntegrity(address: string): string | undefined {
    for (const release of this.releases.values()) {
      const hash = release.getIntegrity(address);
      if (hash) return hash;
    }
    return undefined;
  }

  /** @throws for a remote that the registry does not have */
  release(name: RemoteName): LoadedRelease {
    const release = this.releases.get(name);
    if (!release) throw new Error(`${name} is not in the registry`);
    return release;
  }
}
