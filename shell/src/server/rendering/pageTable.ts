import { listRemotes } from '@shop/contracts/remoteIds';
import type { RemoteName } from '@shop/contracts/remotes';
import { matchRoutes } from 'react-router-dom';
import { getArea } from '../../areas';
import type { Registry } from '../composition/registry';
import type { LoadedRemote } from './messages';

/** Versions that are not live whose pages stay known: those of previews and of the composition before. */
const KNOWN_BESIDE = 20;

export const getVersion = (registry: Registry, name: RemoteName) => registry.remotes[name]?.version ?? '';

export class PageTable {
  private readonly known = new Map<string, LoadedRemote>();

  add(registry: Registry, name: RemoteName, loaded: LoadedRemote) {
    const routes = loaded.routes.map((route) => ({ ...route, caseSensitive: true }));
    this.known.set(`${name} ${getVersion(registry, name)}`, { ...loaded, routes });
  }

  get(registry: Registry, name: RemoteName): LoadedRemote | undefined {
    return this.known.get(`${name} ${getVersion(registry, name)}`);
  }

  prune(registry: Registry) {
    const wanted = new Set(
      listRemotes(registry.remotes).map((name) => `${name} ${getVersion(registry, name)}`),
    );
    const others = [...this.known.keys()].filter((key) => !wanted.has(key));
    for (const key of others.slice(0, -KNOWN_BESIDE)) this.known.delete(key);
  }

  /** The remote that owns a path, and its route as far as it is known without the remote's code. */
  findPage(registry: Registry, pathname: string) {
    const area = getArea(registry.remotes, pathname);
    const routes = (area && this.get(registry, area)?.routes) || [];
    return { area, route: matchRoutes(routes, pathname)?.at(-1)?.route ?? null };
  }
}
