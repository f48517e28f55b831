import type { FragmentName, PageHandle, PageRoute, RemoteName } from '@shop/contracts/remotes';
import type { ShopServices } from '@shop/platform';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { areaOf } from '../areas';
import { BOOT_ID, type Boot } from '../boot';
import { makeCartGateway } from '../cart/cartGateway';
import { Document } from '../Document';
import { makeFragmentStore } from '../remotes/fragmentStore';
import { limit } from '../remotes/limit';
import { loadPage, PAGES_ID, pageRoutes } from '../remotes/pageRoutes';
import type { Retry } from '../remotes/RetryContext';
import { shopRoutes } from '../routes';
import { ShopApp } from '../ShopApp';
import { makeStore } from '../store/makeStore';
import { preloadOnIntent } from './preloadOnIntent';
import { makeRemoteModules } from './remoteModules';
import { reviveErrors } from './reviveErrors';
import { showRestart } from './showRestart';

const boot: Boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '');
const modules = makeRemoteModules(boot.composition);
const store = makeStore();
const { fragments, ensure } = makeFragmentStore(modules.loadFragment, boot.fragments);
const cart = makeCartGateway({
  store,
  paymentOrigins: boot.site.paymentOrigins,
  load: modules.loadCart,
});
const services: ShopServices = { site: boot.site, cart: cart.gateway, fragments };

/** Routes that have arrived, and the areas whose routes the router has. */
const arrivedAreas = new Map<RemoteName, PageRoute[]>();
const routedAreas = new Set<RemoteName>();

async function loadArea(area: RemoteName): Promise<PageRoute[]> {
  const routes = arrivedAreas.get(area) ?? (await modules.loadRoutes(area));
  arrivedAreas.set(area, routes);
  return routes;
}

/** The owner of a path whose routes are not here. */
function unavailable(pathname: string): RemoteName | null {
  const area = areaOf(pathname);
  return area && !routedAreas.has(area) ? area : null;
}

/** Hands an area's routes to `patch`, once. @throws when they cannot be loaded */
async function route(area: RemoteName, patch: (routes: RouteObject[]) => void): Promise<void> {
  if (routedAreas.has(area)) return;
  const routes = await loadArea(area);
  if (routedAreas.has(area)) return;
  routedAreas.add(area);
  patch(pageRoutes(area, routes));
}

/** Loads the fragments that a page says it renders; the page does not wait for them longer than for itself. */
function loadFragmentsOf(handle: PageHandle | undefined): Promise<unknown> {
  return Promise.all((handle?.fragments ?? []).map((name: FragmentName) => ensure(name)));
}

/** Milliseconds that hydration waits for fragments; a later one is hydrated when it arrives. */
const FRAGMENT_PATIENCE_MS = 1500;

/** What the server rendered must be here before the browser takes the page over. @throws when the page is not */
async function loadRenderedPage(): Promise<void> {
  const area = boot.isRendered ? boot.area : areaOf(location.pathname);
  const fragmentsArrive = Promise.all(boot.fragments.map((name) => ensure(name)));
  const page = async () => {
    if (!area) return;
    const routes = await loadArea(area);
    const matched = matchRoutes(pageRoutes(area, routes), location)?.at(-1);
    if (matched) await loadPage(matched.route.handle.route);
  };
  await page();
  await limit(fragmentsArrive, FRAGMENT_PATIENCE_MS, 'fragments').catch(() => {});
}

function makeRouter() {
  const loaded = [...arrivedAreas].map(([area, routes]) => ({ area, routes }));
  for (const { area } of loaded) routedAreas.add(area);
  return createBrowserRouter(shopRoutes({ loaded, unavailable }), {
    hydrationData: boot.isRendered
      ? { loaderData: boot.hydration.loaderData, errors: reviveErrors(boot.hydration.errors) }
      : undefined,
    async patchRoutesOnNavigation({ path, patch }) {
      const area = areaOf(path);
      if (!area) return;
      try {
        await route(area, (routes) => patch(PAGES_ID, routes));
      } catch (error) {
        // The rest route shows the failure panel; an exception here would take the frame down.
        console.warn(`${area} could not be loaded.`, error);
      }
    },
  });
}

async function start(): Promise<void> {
  // The badge, the panel and 'Add to Cart' come alive with mf-cart; no page waits for it.
  cart.arriveLater();
  try {
    await loadRenderedPage();
  } catch (error) {
    // The server's HTML is good; another tree in its place would be worse. Keep it and offer to try again.
    console.warn('This page could not be started.', error);
    if (boot.isRendered) return showRestart(start);
  }
  const router = makeRouter();
  const retry: Retry = async (area) => {
    if (area) {
      try {
        await route(area, (routes) => router.patchRoutes(PAGES_ID, routes));
      } catch (error) {
        console.warn(`${area} is still away.`, error);
        return;
      }
    }
    await router.navigate(`${location.pathname}${location.search}${location.hash}`, { replace: true });
  };
  const app = (
    <ShopApp services={services} store={store} retry={retry}>
      <RouterProvider router={router} />
    </ShopApp>
  );
  const page = (
    <StrictMode>
      <Document boot={boot}>{app}</Document>
    </StrictMode>
  );
  if (boot.isRendered) {
    startTransition(() => {
      hydrateRoot(document, page, {
        onRecoverableError: (error) => console.error('Hydration:', error),
      });
    });
  } else {
    createRoot(document).render(page);
  }
  preloadOnIntent({ loadArea, loadFragmentsOf });
  performance.mark('shop-started');
  document.documentElement.dataset.started = '';
}

start();
