import type { ComponentType } from 'react';
import type { PictureSource } from './pictures';

/** A remote by the name of its federation container. Which ones there are is known at run time: from their releases. */
export type RemoteName = `mf_${string}`;

export function isRemoteName(name: unknown): name is RemoteName {
  return typeof name === 'string' && /^mf_[a-z0-9]+$/.test(name);
}

/** Every fragment that one part offers to another, with the props it takes: '<remote>/<expose>'. */
export type FragmentProps = {
  /** The number on the header's cart button, and its accessible name. */
  'mf_cart/CartBadge': { onOpen: () => void };
  /** The cart side panel; open and close are driven by the parent (rule cart.panel). */
  'mf_cart/CartPanel': { isOpen: boolean; onClose: () => void };
  /** Product cards with an add button, for guides and articles. */
  'mf_catalog/ProductCards': {
    slugs: string[];
    heading: string;
    /** True: a row each, with a '+', for a narrow place such as the cart panel. */
    isCompact?: boolean;
  };
  /** Suggestions under the header's search field. */
  'mf_catalog/SearchSuggestions': { term: string; onChoose: () => void };
};
export type FragmentName = keyof FragmentProps;
export type FragmentComponent<Name extends FragmentName> = ComponentType<FragmentProps[Name]>;

/** What the shell needs to know of a page before it is loaded. */
export type PageHandle = {
  /** webpackChunkName of the page: the server names its files in the HTML. */
  chunk: string;
  /** webpackChunkName of what the page shows, where that is a file of its own. */
  dataChunk?: string | undefined;
  /** Fragments that the page renders: loaded before it is rendered on the server. */
  fragments?: FragmentName[] | undefined;
  /** Query parameters that change the HTML. Others are ignored by the server's page cache. */
  query?: string[] | undefined;
  /** True for pages about one shopper: never cached. */
  isPrivate?: boolean | undefined;
  /** True for an address that is no page: what its loader returns is the answer, JSON for programs of others. */
  isData?: boolean | undefined;
};

/** What a page's loader is given. It may return or throw a Response: a redirect, or the status 404. */
export type PageLoaderArgs = { request: Request; params: Record<string, string | undefined> };

/** The module of a page. What its loader returns beside a Response is not used. */
export type PageModule = {
  Component: ComponentType;
  loader?: (args: PageLoaderArgs) => unknown;
  /** The page's first big picture, asked for when somebody is about to come. */
  firstPicture?: (params: PageLoaderArgs['params']) => { picture: PictureSource; sizes: string } | undefined;
};

/** A page of a remote, by its full path; its module is loaded when it is asked for. */
export type PageRoute = { path: string; handle?: PageHandle; lazy: () => Promise<PageModule> };

/** What every remote exposes as ./routes. */
export type RoutesModule = {
  routes: PageRoute[];
  /**
   * Canonical paths of the remote's pages, for sitemap.xml: those that search engines may list, slugs filled in,
   * without query. Not: private pages, redirects.
   */
  sitemapPaths?: string[];
};
