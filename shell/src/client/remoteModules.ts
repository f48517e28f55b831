import type { CartModule } from '@shop/contracts/cart';
import { parseRemoteId } from '@shop/contracts/remoteIds';
import type { RemoteComponentName, RemoteName, RoutesModule } from '@shop/contracts/remotes';
import type { Boot } from '../boot';
import { LOAD_LIMIT_MS, limit } from '../remotes/limit';
import type { RemoteComponentModule } from '../remotes/remoteComponentStore';
import { retryChunks } from '../remotes/retryChunks';
import { makeContainers } from './containers';
import { recordFault } from './faults';

export function makeRemoteModules({ composition, integrity }: Pick<Boot, 'composition' | 'integrity'>) {
  const loadModule = makeContainers(integrity);

  async function load<T>(id: `${RemoteName}/${string}`): Promise<T> {
    const { remote: name, expose } = parseRemoteId(id);
    const { entry } = composition[name] ?? {};
    if (!entry) throw new Error(`${name} is not part of this page's composition`);
    const loading = retryChunks(() => loadModule(name, entry, `./${expose}`));
    try {
      return (await limit(loading, LOAD_LIMIT_MS, id)) as T;
    } catch (error) {
      recordFault(entry);
      throw error;
    }
  }
  return {
    loadRoutes: async (area: RemoteName) => (await load<RoutesModule>(`${area}/routes`)).routes,
    loadRemoteComponent: (name: RemoteComponentName) => load<RemoteComponentModule>(name),
    loadCart: async () => (await load<{ cartModule: CartModule }>('mf_cart/cartSlice')).cartModule,
  };
}
