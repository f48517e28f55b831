import type { RemoteName } from '@shop/contracts/remotes';
import { noticeShown, type ShopServices } from '@shop/platform';
import { createBrowserHistory } from '@shop/platform/routerInternals';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Boot } from '../boot';
import { makeCartGateway } from '../cart/cartGateway';
import { onFirstInteraction } from '../cart/onFirstInteraction';
import { Document } from '../Document';
import { Layout } from '../layout/Layout';
import { createRemoteComponentStore } from '../remotes/remoteComponentStore';
import { makeRouter } from '../routing/makeRouter';
import { openPage, type Pages } from '../routing/openPage';
import { RouterView } from '../routing/RouterView';
import { makeStore } from '../store/makeStore';
import type { EarlyEvents } from './captureEarlyEvents';
import { recordFault } from './faults';
import { focusPressedControls } from './focusPressedControls';
import { hydrateWhenVisible } from './hydrateWhenVisible';
import { preloadOnIntent } from './preloadOnIntent';
import { makeRemoteModules } from './remoteModules';
import { tolerateOldBrowsers } from './tolerateOldBrowsers';
import { tolerateTranslation } from './tolerateTranslation';

function makeShop(boot: Boot) {
  tolerateTranslation();
  tolerateOldBrowsers();
  focusPressedControls();
  const load = makeRemoteModules(boot);
  const store = makeStore();
  const lost = noticeShown({ kind: 'error', title: 'That didn’t load', text: 'Please press it again.' });
  const notifyLost = () => void store.dispatch(lost);
  const rendered = new Map(boot.fragments.map((name) => [name, hydrateWhenVisible(name, notifyLost)]));
  const fragments = createRemoteComponentStore(load, rendered);
  const cart = makeCartGateway({
    store,
    paymentOrigins: boot.site.paymentOrigins,
    load: async () => {
      const { cartModule } = await load('mf_cart/cartSlice');
      // A badge that was lost without a connection comes with the cart.
      if (fragments.get('mf_cart/CartBadge').status === 'failed') void fragments.load('mf_cart/CartBadge');
      return cartModule;
    },
    loadPanel: async () => {
      await fragments.load('mf_cart/CartPanel');
      if (fragments.get('mf_cart/CartPanel').status === 'failed') throw new Error('The cart panel is lost.');
    },
  });
  const loadRoutes = async (area: RemoteName) => {
    if (area === 'mf_cart') cart.loadCartInBackground();
    return (await load(`${area}/routes`)).routes;
  };
  const pages: Pages = { areas: boot.composition, loadRoutes };
  const services = { site: boot.site, cart: cart.gateway, fragments } satisfies ShopServices;

  if (cart.gateway.isKnownEmpty()) onFirstInteraction(cart.loadCartInBackground);
  else cart.loadCartInBackground();
  return { store, services, pages, regions: [...rendered.values()] };
}

let shop: ReturnType<typeof makeShop> | undefined;

const errorHandlers = {
  /** What a boundary has caught costs a region, and counts all the same. */
  onCaughtError(error: unknown) {
    recordFault(error);
    console.error(error);
  },
  onRecoverableError: (error: unknown) => console.error('Hydration:', error),
};

async function openRenderedPage(boot: Boot, pages: Pages) {
  if (boot.failure) return boot.failure;
  const page = await openPage(new Request(location.pathname + location.search), pages);
  if (page.kind === 'page' || (page.kind === 'failure' && !boot.isRendered)) return page;
  if (page.kind === 'redirect') location.replace(page.to);
  throw new Error('The page that the server rendered could not be loaded.');
}

function leaveFor(url: URL): boolean {
  if (navigator.onLine) location.assign(url);
  return navigator.onLine;
}

/** @throws where the page's code cannot be had: the server's HTML is better than another tree in its place */
export async function hydrateShop(boot: Boot, presses: EarlyEvents): Promise<void> {
  shop ??= makeShop(boot);
  const { store, services, pages, regions } = shop;
  const first = await openRenderedPage(boot, pages);
  // The browser's own entry for a place on the page has no key: the router would take it for the first one.
  window.addEventListener('popstate', ({ state }) => {
    if (state === null) window.history.replaceState({ key: String(performance.now()) }, '');
  });
  const history = createBrowserHistory({ v5Compat: false });
  const open = (request: Request) => openPage(request, pages);
  const router = makeRouter({ history, first, open, leaveFor });
  const onReady = () => {
    preloadOnIntent(pages, services.fragments.load);
    // Before the replay: a press on a region that is not alive yet is kept once more, and done there.
    for (const region of regions) region.keep();
    void presses.replay();
    performance.mark('shop-started');
    document.documentElement.dataset.started = '';
  };
  const page = (
    <StrictMode>
      <Document boot={boot} services={services} store={store}>
        <RouterView router={router} Frame={Layout} onReady={onReady} />
      </Document>
    </StrictMode>
  );
  if (!boot.isRendered) return createRoot(document, errorHandlers).render(page);
  presses.keepFields();
  startTransition(() => void hydrateRoot(document, page, errorHandlers));
}
