import type { PageRoute, RemoteComponentName, RemoteComponentType } from '@shop/contracts/remotes';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import { type ShopServices, ShopServicesProvider } from '@shop/platform';
import { createMemoryHistory } from '@shop/platform/routerInternals';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { cartModule } from '../../mf-cart/src/cartModule';
import { makeCartGateway } from '../../shell/src/cart/cartGateway';
import {
  createRemoteComponentStore,
  type RemoteComponentModule,
} from '../../shell/src/remotes/remoteComponentStore';
import { makeRouter } from '../../shell/src/routing/makeRouter';
import { openPage } from '../../shell/src/routing/openPage';
import { RouterView } from '../../shell/src/routing/RouterView';
import { makeStore } from '../../shell/src/store/makeStore';
import { areas } from './areas';
import { testSite } from './testSite';

type Options = {
  /** The remote's routes, as its routes.tsx exports them. */
  routes: PageRoute[];
  /** Address to open, with query and hash. */
  path: string;
  site?: Partial<SiteConfig>;
  /** False: mf-cart is away, as long as the test runs. */
  hasCart?: boolean;
  /** Remote components of other remotes that the page may show; any other one is away. */
  fragments?: Partial<{ [Name in RemoteComponentName]: RemoteComponentType<Name> }>;
};

/** Opens a remote's page in the shop's real store and router, with the real cart. Fake only the network around it. */
export async function renderShop({
  routes,
  path,
  site,
  hasCart = true,
  fragments: components = {},
}: Options) {
  // jsdom lays nothing out.
  HTMLElement.prototype.scrollIntoView = () => {};
  const store = makeStore();
  const shopSite = { ...testSite, ...site };
  const { gateway, loadCart } = makeCartGateway({
    store,
    paymentOrigins: shopSite.paymentOrigins,
    load: () => (hasCart ? Promise.resolve(cartModule) : Promise.reject(new Error('mf-cart is away'))),
  });
  if (hasCart) await loadCart();
  const fragments = createRemoteComponentStore(async (name) => {
    if (!components[name]) throw new Error(`${name} is away`);
    return { default: components[name] } as RemoteComponentModule;
  });
  const services: ShopServices = { site: shopSite, cart: gateway, fragments };
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: false });
  const open = (request: Request) => openPage(request, { areas, loadRoutes: async () => routes });
  const first = await open(new Request(new URL(path, window.location.origin)));
  if (first.kind === 'redirect') throw new Error(`${path} leads to ${first.to}: open that.`);
  const router = makeRouter({ history, first, open });
  // Remote components that are at hand arrive before the test goes on.
  const result = await act(async () =>
    render(
      <ShopServicesProvider services={services}>
        <Provider store={store}>
          <RouterView router={router} Frame={Outlet} />
        </Provider>
      </ShopServicesProvider>,
    ),
  );
  return { ...result, store, router, user: userEvent.setup() };
}
