import { ShopServicesProvider } from '@shop/platform';
import type { ReactNode } from 'react';
import { services } from './services';

export const Pages = ({ children }: { children: ReactNode }) => (
  <ShopServicesProvider services={services}>{children}</ShopServicesProvider>
);

export const withoutSite = <ShopServicesProvider services={{}} />; // wrong
export const withoutOrigin = <ShopServicesProvider services={{ site: { beaconShare: 0 } }} />; // wrong
