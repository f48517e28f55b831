import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { CartModule, StateWithCart } from '@shop/contracts/cart';
import { guardNotices } from './guardNotices';
import { noticesSlice } from './noticesSlice';

/** The shop's store: the shell's own slices, and mf-cart's, injected when it has arrived. */
export function makeStore() {
  const reducer = combineSlices(noticesSlice).withLazyLoadedSlices<StateWithCart>();
  const store = configureStore({
    reducer,
    middleware: (ofToolkit) => ofToolkit().concat(guardNotices),
  });
  return Object.assign(store, {
    initialState: store.getState(),
    /** Adds the cart's state. Called again with the same slice it does nothing. */
    injectCart({ cartSlice }: CartModule) {
      reducer.inject({ reducerPath: cartSlice.reducerPath, reducer: cartSlice.reducer });
      store.dispatch({ type: 'shell/cartInjected' });
    },
  });
}

export type ShopStore = ReturnType<typeof makeStore>;
