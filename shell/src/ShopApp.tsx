import { type ShopServices, ShopServicesProvider } from '@shop/platform';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { ShopStore } from './store/makeStore';

type Props = { services: ShopServices; store: ShopStore; children: ReactNode };

export function ShopApp({ services, store, children }: Props) {
  return (
    <ShopServicesProvider services={services}>
      {/* Hydration sees the state that the server saw, whatever the store holds by then. */}
      <Provider store={store} serverState={store.initialState}>
        {children}
      </Provider>
    </ShopServicesProvider>
  );
}
