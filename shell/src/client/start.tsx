import type { FragmentName, PageHandle } from '@shop/contracts/remotes';
import type { ShopServices } from '@shop/platform';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { BOOT_ID, type Boot } from '../boot';
import { makeCartGateway } from '../cart/cartGateway';
import { onFirstSign } from '../cart/onFirstSign';
import { Document } from '../Document';
import { Layout } from '../layout/Layout';
import { makeFragmentStore } from '../remotes/fragmentStore';
import { limit } from '../remotes/limit';
import { makeRouter } from '../routing/makeRouter';
import { openPage, type PageFailure, type ReadyPage } from '../routing/openPage';
import { RouterView } from '../routing/RouterView';
import { ShopApp } from '../ShopApp';
import { makeStore } from '../store/makeStore';
import { makeAreas } from './areas';
import { preloadOnIntent } from './preloadOnIntent';
import { makeRemoteModules } from './remoteModules';
import { showRestart } from './showRestart';

const boot: Boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '');
const modules = makeRemoteModules(boot.composition);
const store = makeStore();
const { fragments, ensure } = makeFragmentStore(modules.loadFragment, boot.fragments);
const open = (request: Request) => openPage(request, loadArea);
const cart = makeCartGateway({
  store,
  paymentOrigins: boot.site.paymentOrigins,
  load: modules.loadCart,
});
const loadArea = makeAreas((area) => {
  if (area === 'mf_cart') cart.loadCartInBackground();
  return modules.loadRoutes(area);
});
const services: ShopServices = { site: boot.site, cart: cart.gateway, fragments };

/** Loads the fragments that a page says it renders. */
function loadFragmentsOf(handle: PageHandle | undefined): Promise<unknown> {
  return Promise.all((handle?.fragments ?? []).map((name: FragmentName) => ensure(name)));
}

/** Milliseconds that hydration waits for fragments; a later one is hydrated when it arrives. */
const FRAGMENT_PATIENCE_MS = 1500;

/** What the server rendered must be here before the browser takes the page over: null where it cannot be had. */
async function openRenderedPage(): Promise<ReadyPage | PageFailure | null> {
  if (boot.failure) return boot.failure;
  const fragmentsArrive = Promise.all(boot.fragments.map((name) => ensure(name)));
  const page = await open(new Request(location.pathname + location.search));
  await limit(fragmentsArrive, FRAGMENT_PATIENCE_MS, 'fragments').catch(() => {});
  if (page.kind === 'page' || (page.kind === 'failure' && !boot.isRendered)) return page;
  if (page.kind === 'redirect') location.replace(page.to);
  return null;
}

async function start(): Promise<void> {
  // No page waits for mf-cart.
  if (cart.isNeeded()) cart.loadCartInBackground();
  else onFirstSign(cart.loadCartInBackground);
  const first = await openRenderedPage();
  // The server's HTML is good; another tree in its place would be worse. Keep it and offer to try again.
  if (!first) return showRestart(start);
  const router = makeRouter({ history: createBrowserHistory({ v5Compat: false }), first, open });
  const retry = () =>
    router.navigate(`${location.pathname}${location.search}${location.hash}`, { isReplacing: true });
  const page = (
    <StrictMode>
      <Document boot={boot}>
        <ShopApp services={services} store={store} retry={retry}>
          <RouterView router={router} Frame={Layout} />
        </ShopApp>
      </Document>
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

void start();
