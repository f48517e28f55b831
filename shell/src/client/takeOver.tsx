import type { FragmentName, PageHandle } from '@shop/contracts/remotes';
import type { ShopServices } from '@shop/platform';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { Boot } from '../boot';
import { makeCartGateway } from '../cart/cartGateway';
import { onFirstSign } from '../cart/onFirstSign';
import { Document } from '../Document';
import { Layout } from '../layout/Layout';
import { makeFragmentStore } from '../remotes/fragmentStore';
import { limit } from '../remotes/limit';
import { makeRouter } from '../routing/makeRouter';
import { openPage } from '../routing/openPage';
import { RouterView } from '../routing/RouterView';
import { ShopApp } from '../ShopApp';
import { makeStore } from '../store/makeStore';
import { makeAreas } from './areas';
import { noteFault } from './faults';
import { preloadOnIntent } from './preloadOnIntent';
import { makeRemoteModules } from './remoteModules';

/** Milliseconds that hydration waits for fragments; a later one is hydrated when it arrives. */
const FRAGMENT_PATIENCE_MS = 1500;

/** Everything of the page that lives as long as its document. */
function makeShop(boot: Boot) {
  const modules = makeRemoteModules(boot.composition);
  const store = makeStore();
  const { fragments, ensure } = makeFragmentStore(modules.loadFragment, boot.fragments);
  const cart = makeCartGateway({
    store,
    paymentOrigins: boot.site.paymentOrigins,
    load: modules.loadCart,
  });
  const loadArea = makeAreas((area) => {
    if (area === 'mf_cart') cart.loadCartInBackground();
    return modules.loadRoutes(area);
  });
  const open = (request: Request) => openPage(request, { areas: boot.composition, loadRoutes: loadArea });
  const services: ShopServices = { site: boot.site, cart: cart.gateway, fragments };
  /** Loads the fragments that a page says it renders. */
  const loadFragmentsOf = (handle: PageHandle | undefined): Promise<unknown> =>
    Promise.all((handle?.fragments ?? []).map((name: FragmentName) => ensure(name)));

  // No page waits for mf-cart.
  if (cart.isNeeded()) cart.loadCartInBackground();
  else onFirstSign(cart.loadCartInBackground);
  return { store, services, open, ensure, loadArea, loadFragmentsOf };
}

/** Outlines who draws what, for whoever asks by `?boundaries`. */
async function showBoundaries() {
  const module = await import(/* webpackChunkName: "boundaries" */ './boundaries/showBoundaries');
  await module.showBoundaries();
}

let shop: ReturnType<typeof makeShop> | undefined;

/** An error that a boundary has caught costs a region, and counts all the same. */
function noteAndSay(error: unknown) {
  noteFault(error);
  console.error(error);
}

/** What the server rendered must be here before the browser takes the page over. @throws where it cannot be had */
async function openRenderedPage(boot: Boot, { open, ensure }: ReturnType<typeof makeShop>) {
  if (boot.failure) return boot.failure;
  const fragmentsArrive = Promise.all(boot.fragments.map((name) => ensure(name)));
  const page = await open(new Request(location.pathname + location.search));
  await limit(fragmentsArrive, FRAGMENT_PATIENCE_MS, 'fragments').catch(() => {});
  if (page.kind === 'page' || (page.kind === 'failure' && !boot.isRendered)) return page;
  if (page.kind === 'redirect') location.replace(page.to);
  throw new Error('The page that the server rendered could not be loaded.');
}

/**
 * Makes the server's page live. `replay` does what was pressed before. @throws where the page's own code cannot be had: the
 * server's HTML is good, another tree in its place would be worse
 */
export async function takeOver(boot: Boot, replay: () => void): Promise<void> {
  shop ??= makeShop(boot);
  const { store, services, open, loadArea, loadFragmentsOf } = shop;
  const first = await openRenderedPage(boot, shop);
  const router = makeRouter({ history: createBrowserHistory({ v5Compat: false }), first, open });
  const retry = () =>
    router.navigate(`${location.pathname}${location.search}${location.hash}`, { isReplacing: true });
  const onReady = () => {
    preloadOnIntent({ areas: boot.composition, loadArea, loadFragmentsOf });
    replay();
    performance.mark('shop-started');
    document.documentElement.dataset.started = '';
    if (new URLSearchParams(location.search).has('boundaries')) void showBoundaries();
  };
  const page = (
    <StrictMode>
      <Document boot={boot}>
        <ShopApp services={services} store={store} retry={retry}>
          <RouterView router={router} Frame={Layout} onReady={onReady} />
        </ShopApp>
      </Document>
    </StrictMode>
  );
  if (boot.isRendered) {
    startTransition(() => {
      hydrateRoot(document, page, {
        onCaughtError: noteAndSay,
        onRecoverableError: (error) => console.error('Hydration:', error),
      });
    });
  } else {
    createRoot(document, { onCaughtError: noteAndSay }).render(page);
  }
}
