import type { FragmentComponent, FragmentName, PageRoute, RemoteName } from '@shop/contracts/remotes';
import type { ShopServices } from '@shop/platform';
import type { SiteConfig } from '@shop/site/siteConfig';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { cartModule } from '../../mf-cart/src/features/cart/cartModule';
import { makeCartGateway } from '../../shell/src/cart/cartGateway';
import { makeFragmentStore } from '../../shell/src/remotes/fragmentStore';
import { pageRoutes, restRoute } from '../../shell/src/remotes/pageRoutes';
import { ShopApp } from '../../shell/src/ShopApp';
import { makeStore } from '../../shell/src/store/makeStore';
import { testSite } from './testSite';

type Options = {
  /** The remote's routes, as its routes.tsx exports them. */
  routes: PageRoute[];
  /** Address to open, with query and hash. */
  path: string;
  area?: RemoteName;
  site?: Partial<SiteConfig>;
  /** False: mf-cart is away, as long as the test runs. */
  hasCart?: boolean;
  /** Fragments of other remotes that the page may show; any other one is away. */
  fragments?: Partial<{ [Name in FragmentName]: FragmentComponent<Name> }>;
};

function Nothing() {
  return null;
}

/** Opens a remote's page in the shop's real store and router, with the real cart. Fake only the network around it. */
export async function renderShop({
  routes,
  path,
  area = 'mf_catalog',
  site,
  hasCart = true,
  fragments: given = {},
}: Options) {
  const store = makeStore();
  const shopSite = { ...testSite, ...site };
  const { gateway, arrive } = makeCartGateway({
    store,
    paymentOrigins: shopSite.paymentOrigins,
    load: () => (hasCart ? Promise.resolve(cartModule) : Promise.reject(new Error('mf-cart is away'))),
  });
  if (hasCart) await arrive();
  const { fragments } = makeFragmentStore((name) => {
    const component = given[name] as FragmentComponent<FragmentName> | undefined;
    return component ? Promise.resolve({ default: component }) : Promise.reject(new Error(`${name} is away`));
  });
  const services: ShopServices = { site: shopSite, cart: gateway, fragments };
  const router = createMemoryRouter(
    [{ HydrateFallback: Nothing, children: [...pageRoutes(area, routes), restRoute(() => null)] }],
    {
      initialEntries: [path],
    },
  );
  const result = render(
    <ShopApp services={services} store={store} retry={async () => {}}>
      <RouterProvider router={router} />
    </ShopApp>,
  );
  return { ...result, store, router, user: userEvent.setup() };
}
