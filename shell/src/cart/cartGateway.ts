import type { CartItem, CartLine, CartModule } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import { sendCartLines } from '@shop/contracts/sendCartForm';
import { type CartGateway, noticeShown } from '@shop/platform';
import { afterPaint } from '@shop/ui/afterPaint';
import { limit } from '../remotes/limit';
import type { ShopStore } from '../store/makeStore';
import { hasStoredCart, pendingAdds } from './storedCart';

type Options = {
  store: ShopStore;
  paymentOrigins: string[];
  load: () => Promise<CartModule>;
  loadPanel?: () => Promise<void>;
};

const RETRY_SECONDS = 5;
const NOTICE_AFTER_MS = 2500;

/** Loads mf-cart when needed. Until then adds are kept, over a reload too, and delivered when it is here. */
export function makeCartGateway({ store, paymentOrigins, load, loadPanel = async () => {} }: Options) {
  let module: CartModule | null = null;
  let loading: Promise<CartModule> | null = null;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let isKnownEmpty = !hasStoredCart() && pendingAdds.all().length === 0;
  // The store's first listener: those after it read what it says.
  store.subscribe(() => {
    if (module && module.selectLineCount(store.getState()) > 0) isKnownEmpty = false;
  });
  const arrival = new Promise<void>((resolve) => store.subscribe(() => module && resolve()));

  function start(arrived: CartModule) {
    store.injectCart(arrived);
    arrived.startCart(store as unknown as Parameters<CartModule['startCart']>[0], { paymentOrigins });
    module = arrived;
    store.dispatch({ type: 'shell/cartArrived' });
    const lines = pendingAdds.takeAll();
    if (lines.length > 0) store.dispatch(arrived.itemsAdded(lines));
    return arrived;
  }

  function loadCart(): Promise<CartModule> {
    // What has arrived may be no cart: that counts as lost, too.
    loading ??= load()
      .then(start)
      .catch((error) => {
        loading = null;
        isKnownEmpty = false;
        store.dispatch({ type: 'shell/cartLost' });
        throw error;
      });
    return loading;
  }

  function loadCartInBackground() {
    loadCart().catch(() => {
      clearTimeout(retrying);
      retrying = setTimeout(loadCartInBackground, RETRY_SECONDS * 1000);
    });
  }

  function sayLate(text?: string) {
    store.dispatch(noticeShown({ kind: 'neutral', title: 'Still trying to reach your cart', text }));
  }

  const gateway: CartGateway = {
    getModule: () => module,
    isKnownEmpty: () => isKnownEmpty,
    subscribe: store.subscribe,
    add: (item: CartItem) => gateway.addAll([{ ...item, quantity: 1 }]),
    async addAll(lines: CartLine[]) {
      if (module) {
        await afterPaint();
        store.dispatch(module.itemsAdded(lines));
        return true;
      }
      pendingAdds.keep(lines);
      loadCartInBackground();
      try {
        await limit(arrival, NOTICE_AFTER_MS, 'the cart');
        return true;
      } catch {
        const name = lines.length === 1 ? lines[0]?.name : 'your choice';
        sayLate(`We’ve kept ${name} for you. It goes into your cart as soon as the cart is back.`);
        return false;
      }
    },
    async openPanel() {
      const late = setTimeout(sayLate, NOTICE_AFTER_MS);
      try {
        const [{ panelOpened, selectIsOpen }] = await Promise.all([loadCart(), loadPanel()]);
        await afterPaint();
        store.dispatch(panelOpened());
        await afterPaint();
        // The frame has closed what cannot be rendered.
        if (!selectIsOpen(store.getState())) throw new Error('The cart panel is lost.');
      } catch (error) {
        if (module || !sendCartLines(cartForms.add, pendingAdds.all())) throw error;
        pendingAdds.takeAll();
      } finally {
        clearTimeout(late);
      }
    },
    buyNow(item: CartItem) {
      loadCart().then(
        (arrived) => store.dispatch(arrived.buyNow(item)),
        () => {
          if (sendCartLines(cartForms.buy, [{ ...item, quantity: 1 }])) return;
          const title = 'Failed to process checkout. Please try again.';
          store.dispatch(noticeShown({ kind: 'error', title }));
        },
      );
    },
  };
  return { gateway, loadCart, loadCartInBackground };
}
