import type { CartItem, CartLine, CartModule } from '@shop/contracts/cart';
import { type CartGateway, noticeShown } from '@shop/platform';
import type { ShopStore } from '../store/makeStore';
import { pendingAdds } from './pendingAdds';

type Options = {
  store: ShopStore;
  paymentOrigins: string[];
  /** Loads mf-cart's ./cartSlice; rejects while it is away. */
  load: () => Promise<CartModule>;
};

/** Seconds between two tries to get mf-cart while something waits for it. */
const RETRY_SECONDS = 5;

/**
 * The way of all other parts to the cart. While mf-cart is away, what a shopper adds is kept (over a reload too)
 * and delivered when it is back.
 */
export function makeCartGateway({ store, paymentOrigins, load }: Options) {
  let module: CartModule | null = null;
  let loading: Promise<CartModule> | null = null;
  const listeners = new Set<() => void>();

  function deliver(arrived: CartModule) {
    const lines = pendingAdds.takeAll();
    if (lines.length > 0) store.dispatch(arrived.itemsAdded(lines));
  }

  /** Loads mf-cart and starts the cart; shared by everybody who asks. */
  function loadCart(): Promise<CartModule> {
    loading ??= load().then(
      (arrived) => {
        store.injectCart(arrived);
        arrived.startCart(store as unknown as Parameters<CartModule['startCart']>[0], { paymentOrigins });
        module = arrived;
        deliver(arrived);
        for (const listener of listeners) listener();
        return arrived;
      },
      (error) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function loadCartInBackground() {
    loadCart().catch(() => setTimeout(loadCartInBackground, RETRY_SECONDS * 1000));
  }

  function keep(lines: CartLine[], name: string) {
    pendingAdds.keep(lines);
    store.dispatch(
      noticeShown({
        kind: 'neutral',
        title: 'The cart is taking a moment',
        text: `${name} is kept and goes into your cart as soon as it is back.`,
      }),
    );
    loadCartInBackground();
    return false;
  }

  const gateway: CartGateway = {
    getModule: () => module,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(item: CartItem) {
      if (!module) return keep([{ ...item, quantity: 1 }], item.name);
      store.dispatch(module.itemAdded(item));
      return true;
    },
    addAll(lines: CartLine[]) {
      if (!module) return keep(lines, lines.length === 1 ? (lines[0]?.name ?? '') : 'What you chose');
      store.dispatch(module.itemsAdded(lines));
      return true;
    },
    buyNow(item: CartItem) {
      loadCart().then(
        (arrived) => store.dispatch(arrived.buyNow(item)),
        () =>
          store.dispatch(
            noticeShown({ kind: 'error', title: 'Failed to process checkout. Please try again.' }),
          ),
      );
    },
  };
  return { gateway, loadCart, loadCartInBackground };
}
