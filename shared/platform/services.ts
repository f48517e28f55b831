import type { CartItem, CartLine, CartModule, StateWithCart } from '@shop/contracts/cart';
import type { FragmentComponent, FragmentName } from '@shop/contracts/remotes';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import { createContext, createElement, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';

/** The cart as other parts reach it. It works before mf-cart has arrived: what is added then is kept and delivered. */
export type CartGateway = {
  /** mf-cart's published module, or null while it is away. */
  getModule: () => CartModule | null;
  subscribe: (listener: () => void) => () => void;
  /**
   * True while the cart is empty and always has been, so that nothing of mf-cart needs to be here; null where nobody can
   * know, as on the server.
   */
  isAtRest: () => boolean | null;
  /** Adds one of a product. Resolves to true when the cart has it; to false when mf-cart is away: it is kept until then. */
  add: (item: CartItem) => Promise<boolean>;
  /** Adds several products at once; resolves as above. */
  addAll: (lines: CartLine[]) => Promise<boolean>;
  /** Opens the cart's panel. Rejects where mf-cart cannot be had. */
  openPanel: () => Promise<void>;
  /** Pays for one product at once; the cart stays as it is. */
  buyNow: (item: CartItem) => void;
};

export type FragmentState<Name extends FragmentName> =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; Component: FragmentComponent<Name> };

/** What the shell provides to every page and fragment. */
export type ShopServices = {
  site: SiteConfig;
  cart: CartGateway;
  fragments: {
    get: <Name extends FragmentName>(name: Name) => FragmentState<Name>;
    subscribe: (listener: () => void) => () => void;
    /** Settles when a fragment that the server rendered has arrived; null where none is awaited. */
    arrivalOfRendered: (name: FragmentName) => Promise<void> | null;
    /** Told when a fragment stands on the page and answers. */
    cameAlive?: (name: FragmentName) => void;
    /** Loads a fragment, again after a failure. */
    load: (name: FragmentName) => void;
  };
};

const ServicesContext = createContext<ShopServices | null>(null);

export function ShopServicesProvider({
  services,
  children,
}: {
  services: ShopServices;
  children: ReactNode;
}) {
  return createElement(ServicesContext.Provider, { value: services }, children);
}

/** @throws when used outside the shop: a mistake of the developer (rule frame.cart-provider). */
export function useShopServices(): ShopServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('Shop functions are used outside ShopServicesProvider.');
  return services;
}

/** The operator's run-time configuration. */
export function useSite(): SiteConfig {
  return useShopServices().site;
}

/** The server renders without the cart, and so does hydration. */
const notYet = () => null;

/** The cart's commands, whether mf-cart is here, and whether a checkout is running. */
export function useCart() {
  const { cart } = useShopServices();
  const module = useSyncExternalStore(cart.subscribe, cart.getModule, notYet);
  const isAtRest = useSyncExternalStore(cart.subscribe, cart.isAtRest, notYet);
  const isCheckingOut = useSelector((state: StateWithCart) => module?.selectIsCheckingOut(state) ?? false);
  const { add, addAll, buyNow, openPanel } = cart;
  return { module, isAtRest, isCheckingOut, add, addAll, buyNow, openPanel };
}
