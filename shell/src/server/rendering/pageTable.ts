import type { RemoteName } from '@shop/contracts/remotes';
import { LRUCache } from 'lru-cache';
import { getArea } from '../../areas';
import { matchPage } from '../../routing/matchPage';
import type { Registry } from '../composition/registry';
import type { LoadedRemote } from './messages';

/** Versions whose pages stay known: the live ones, which every request asks for, those of previews, and of the composition before. */
const MAX_VERSIONS = 40;

export const getVersion = (registry: Registry, name: RemoteName) => registry.remotes[name]?.version ?? '';
const toKey = (registry: Registry, name: RemoteName) => `${name} ${getVersion(registry, name)}`;

export class PageTable {
  private readonly known = new LRUCache<string, LoadedRemote>({ max: MAX_VERSIONS });

  add(registry: Registry, name: RemoteName, loaded: LoadedRemote) {
    this.known.set(toKey(registry, name), loaded);
  }

  get(registry: Registry, name: RemoteName): LoadedRemote | undefined {
    return this.known.get(toKey(registry, name));
  }

  /** The remote that owns a path, and its route as far as it is known without the remote's code. */
  findPage(registry: Registry, pathname: string) {
    const area = getArea(registry.remotes, pathname);
    const routes = (area && this.get(registry, area)?.routes) || [];
    return { area, route: matchPage(routes, pathname)?.page ?? null };
  }
}
