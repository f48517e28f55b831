import type { ComponentType } from 'react';
import type { CartModule } from './cart';
import type { PictureSource } from './pictures';

/** Name of a federation container; releases define which exist. */
export type RemoteName = `mf_${string}`;

export function isRemoteName(name: unknown): name is RemoteName {
  return typeof name === 'string' && /^mf_[a-z0-9]+$/.test(name);
}

/** Props of each remote component: '<remote>/<expose>'. */
export type RemoteComponentProps = {
  'mf_cart/CartBadge': { onOpen: () => void };
  /** Controlled by the parent (rule cart.panel). */
  'mf_cart/CartPanel': { isOpen: boolean; onClose: () => void };
  'mf_catalog/ProductCards': {
    /** The best sellers by default. */
    slugs?: string[];
    heading: string;
    /** One row each, for narrow places such as the cart panel. */
    isCompact?: boolean;
  };
  'mf_catalog/SearchSuggestions': { term: string };
};
export type RemoteComponentName = keyof RemoteComponentProps;
export type RemoteComponentType<Name extends RemoteComponentName> = ComponentType<RemoteComponentProps[Name]>;

export type PageHandle = {
  /** webpackChunkName of the page. */
  chunk: string;
  dataChunk?: string | undefined;
  /** Remote components that the server loads before rendering. */
  fragments?: RemoteComponentName[] | undefined;
  /** Query parameters that change the HTML; the page cache ignores others. */
  query?: string[] | undefined;
  /** About one shopper: never cached. */
  isPrivate?: boolean | undefined;
  /** Not a page: the loader's result is the response, JSON, XML or HTML for other programs. */
  isData?: boolean | undefined;
};

/** A loader may return or throw a Response: a redirect, or status 404. Data alone (`isData`) is given `site`. */
export type PageLoaderArgs = {
  request: Request;
  params: Record<string, string | undefined>;
  site?: { shippingCountries: string[]; prices?: Record<string, number> | undefined };
};

/** Of a loader's result only a Response is used. */
export type PageModule = {
  Component: ComponentType;
  loader?: (args: PageLoaderArgs) => unknown;
  /** The largest picture above the fold, preloaded on intent. */
  firstPicture?: (params: PageLoaderArgs['params']) => { picture: PictureSource; sizes: string } | undefined;
};

export type PageRoute = { path: string; handle?: PageHandle; lazy: () => Promise<PageModule> };

/** What every remote exposes as ./routes. */
export type RoutesModule = {
  routes: PageRoute[];
  /** Canonical paths for sitemap.xml, slugs filled in, without private pages and redirects. */
  sitemapPaths?: string[];
};

/** What the shell loads, by '<remote>/<expose>'. */
export type RemoteModules = { [Id in `${RemoteName}/routes`]: RoutesModule } & {
  [Name in RemoteComponentName]: { default: RemoteComponentType<Name> };
} & { 'mf_cart/cartSlice': { cartModule: CartModule } };
