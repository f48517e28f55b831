import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { CartModule } from '@shop/contracts/cart';
import type { FragmentComponent, FragmentName, RemoteName, RoutesModule } from '@shop/contracts/remotes';
import type { Composition } from '../boot';
import { limit } from '../remotes/limit';
import { retryChunks } from '../remotes/retryChunks';

/** Milliseconds after which a module counts as lost. */
const LIMIT_MS = 8000;

async function load<T>(id: string): Promise<T> {
  const module = await limit(
    retryChunks(() => loadRemote<T>(id)),
    LIMIT_MS,
    id,
  );
  if (!module) throw new Error(`${id} is not there`);
  return module;
}

/** The remotes of this page's composition, as the browser loads them. */
export function makeRemoteModules(composition: Composition) {
  registerRemotes(Object.entries(composition).map(([name, { entry }]) => ({ name, entry })));
  return {
    loadRoutes: async (area: RemoteName) => (await load<RoutesModule>(`${area}/routes`)).routes,
    loadFragment: (name: FragmentName) => load<{ default: FragmentComponent<FragmentName> }>(name),
    loadCart: async () => (await load<{ cartModule: CartModule }>('mf_cart/cartSlice')).cartModule,
  };
}
