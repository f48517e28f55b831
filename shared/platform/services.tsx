import type { CartItem, CartLine, CartModule, StateWithCart } from '@shop/contracts/cart';
import type { RemoteComponentName, RemoteComponentType } from '@shop/contracts/remotes';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import { createContext, type PropsWithChildren, useContext, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';

/** Works before mf-cart has loaded: additions are queued. */
export type CartGateway = {
  getModule: () => CartModule | null;
  subscribe: (listener: () => void) => () => void;
  /** True while the cart has always been empty, so that mf-cart need not load; null where unknown, as on the server. */
  isKnownEmpty: () => boolean | null;
  /** Resolves to false while mf-cart is missing: the item is queued. */
  add: (item: CartItem) => Promise<boolean>;
  addAll: (lines: CartLine[]) => Promise<boolean>;
  /** Rejects where mf-cart cannot be loaded. */
  openPanel: () => Promise<void>;
  buyNow: (item: CartItem) => void;
};

export type RemoteComponentState<Name extends RemoteComponentName> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; Component: RemoteComponentType<Name> };

export type ShopServices = {
  site: SiteConfig;
  cart: CartGateway;
  fragments: {
    get: <Name extends RemoteComponentName>(name: Name) => RemoteComponentState<Name>;
    subscribe: (listener: () => void) => () => void;
    /** Settles when a server-rendered component has loaded; null where none is awaited. */
    whenLoaded: (name: RemoteComponentName) => Promise<void> | null;
    onHydrated?: (name: RemoteComponentName) => void;
    load: (name: RemoteComponentName) => void;
  };
};

const ServicesContext = createContext<ShopServices | null>(null);

/** Another site may leave out what its pages do not use: reading it throws. */
type SiteServices = Pick<ShopServices, 'site'> & Partial<ShopServices>;

export function ShopServicesProvider({ services, children }: PropsWithChildren<{ services: SiteServices }>) {
  return <ServicesContext value={services as ShopServices}>{children}</ServicesContext>;
}

/** @throws outside the shop (rule frame.cart-provider) */
export function useShopServices(): ShopServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('Shop functions are used outside ShopServicesProvider.');
  return services;
}

export function useSite(): SiteConfig {
  return useShopServices().site;
}

const getServerSnapshot = () => null;

export function useCart() {
  const { cart } = useShopServices();
  const module = useSyncExternalStore(cart.subscribe, cart.getModule, getServerSnapshot);
  const isKnownEmpty = useSyncExternalStore(cart.subscribe, cart.isKnownEmpty, getServerSnapshot);
  const isCheckingOut = useSelector((state: StateWithCart) => module?.selectIsCheckingOut(state) ?? false);
  const { add, addAll, buyNow, openPanel } = cart;
  return { module, isKnownEmpty, isCheckingOut, add, addAll, buyNow, openPanel };
}
