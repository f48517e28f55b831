import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { CartModule, StateWithCart } from '@shop/contracts/cart';
import { guardNotices } from './guardNotices';
import { noticesSlice } from './noticesSlice';

export function makeStore() {
  const reducer = combineSlices(noticesSlice).withLazyLoadedSlices<StateWithCart>();
  const store = configureStore({
    reducer,
    middleware: (ofToolkit) => ofToolkit().concat(guardNotices),
  });
  return Object.assign(store, {
    initialState: store.getState(),
    /** Idempotent. */
    injectCart({ cartSlice }: CartModule) {
      reducer.inject({ reducerPath: cartSlice.reducerPath, reducer: cartSlice.reducer });
      store.dispatch({ type: 'shell/cartInjected' });
    },
  });
}

export type ShopStore = ReturnType<typeof makeStore>;
