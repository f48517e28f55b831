import type { CartModule, StateWithCart } from '@shop/contracts/cart';
import { applyMiddleware, combineReducers, legacy_createStore, type Reducer } from 'redux';
import { thunk } from 'redux-thunk';
import { guardNotices, type NoticesState, reduceNotices } from './noticesSlice';

type ShopState = StateWithCart & { notices: NoticesState };
type ShopReducer = Reducer<ShopState>;

/** Redux alone: its toolkit comes with the cart, 5 kB that a visit with an empty cart never loads. */
export function makeStore() {
  const middleware = applyMiddleware(thunk, guardNotices);
  const store = legacy_createStore(combineReducers({ notices: reduceNotices }) as ShopReducer, middleware);
  return Object.assign(store, {
    initialState: store.getState(),
    injectCart({ cartSlice }: CartModule) {
      const reducer = combineReducers({ notices: reduceNotices, cart: cartSlice.reducer });
      store.replaceReducer(reducer as ShopReducer);
    },
  });
}

export type ShopStore = ReturnType<typeof makeStore>;
