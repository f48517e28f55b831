import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteConfig } from '@shop/site/siteConfig';
import type { NextFunction, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { idOf } from './generation';
import { acceptedEncodings } from './http/encodings';
import { isUnchanged } from './http/isUnchanged';
import { limitRepeats } from './observability/limitRepeats';
import { requestContext } from './observability/observeRequests';
import { CachedPage, makePageCache } from './pageCache';
import { withBar } from './previews/previewBar';
import { PREVIEW_PARAMETER } from './previews/previews';
import type { Registry } from './registry';
import { createRenderQueue, TooManyRenderings } from './renderQueue';
import { type ResolvedComposition, resolveLive } from './resolvedComposition';
import { requestedUrl, sendRedirect } from './sendRedirect';
import type { Renderer } from './threads/renderer';

type Options = {
  /** The live composition. */
  current: () => Registry;
  /** What a request is answered with, where that is not always the live composition. */
  resolveComposition?: (req: IncomingMessage) => ResolvedComposition;
  renderer: Pick<Renderer, 'render' | 'handleOf' | 'prepare'>;
  site: SiteConfig;
  /** Security headers of an answer to this request. */
  securityOf: (req: IncomingMessage) => Record<string, string>;
  /** Called with every page that is sent. */
  onSent?: (page: CachedPage) => void;
  log: Pick<Logger, 'warn'>;
  /** Pages rendered at once for visitors: the last of them waits a second or two. */
  maxRenderings?: number;
};

const MAX_RENDERINGS = 64;

type Redirect = { kind: 'redirect'; location: string };
/** A remote's redirect, and the composition in which it holds. */
type CachedRedirect = { location: string; madeFor: string };
const MAX_REDIRECT_BYTES = 1024 * 1024;

/** Milliseconds for which an incomplete page is sent again: a crowd must not cost a rendering each. */
const INCOMPLETE_TTL_MS = 1000;
/** Milliseconds between two background renderings of one page. */
const RENEWAL_MS = 5000;

/** The query as the page may see it: only parameters that its handle names. */
function ownQuery(search: URLSearchParams, known: string[] = []): string {
  const own = new URLSearchParams([...search].filter(([name]) => known.includes(name)));
  own.sort();
  return own.size > 0 ? `?${own}` : '';
}

/** Headers of an answer that has no body. */
function withoutBody(headers: string[]): string[] {
  return headers.flatMap((name, index) =>
    index % 2 === 0 && !/^content-(type|length|encoding)$/i.test(name)
      ? [name, headers[index + 1] ?? '']
      : [],
  );
}

/** Answers every page of the shop: cached, rendered, redirected by its remote, not found. */
export function makePages(options: Options) {
  const { current, renderer, site, securityOf, log, maxRenderings = MAX_RENDERINGS } = options;
  const { resolveComposition = () => resolveLive(current()), onSent = () => {} } = options;
  const cache = makePageCache();
  const redirects = new LRUCache<string, CachedRedirect>({
    maxSize: MAX_REDIRECT_BYTES,
    sizeCalculation: ({ location }, address) => location.length + address.length,
  });
  const queue = createRenderQueue<CachedPage | Redirect>(maxRenderings);
  const warn = limitRepeats((fields, message) => log.warn(fields, message));

  const keyOf = ({ composition, cacheVariant, bar }: ResolvedComposition, address: string) =>
    `${cacheVariant ?? bar} ${idOf(composition)} ${address}`;

  /** Path and own query of a request: its address in the cache. */
  function canonicalAddress(
    { composition, cacheVariant }: ResolvedComposition,
    { pathname, searchParams }: URL,
  ): string {
    if (searchParams.size === 0) return pathname;
    const cached = cache.get(cacheVariant + pathname);
    // Matching all routes would cost more than the rest of a cached answer.
    if (cached?.status === 200 && cached.fits(composition))
      return pathname + ownQuery(searchParams, cached.query);
    return pathname + ownQuery(searchParams, renderer.handleOf(composition, pathname)?.query);
  }

  /** Renders a page and caches it. */
  async function render(resolved: ResolvedComposition, address: string): Promise<CachedPage | Redirect> {
    const { composition, cacheVariant, bar } = resolved;
    const url = new URL(site.origin + address);
    const result = await renderer.render(composition, url);
    if (result.kind === 'redirect') return result;
    if (bar !== null) return new CachedPage(withBar(result, bar), composition, { isPrivate: true });
    const { isPrivate, query } = renderer.handleOf(composition, url.pathname) ?? {};
    const page = new CachedPage(result, composition, {
      isPrivate: isPrivate || cacheVariant === null,
      query,
    });
    keep(resolved, address, page);
    return page;
  }

  /** Caches a page, unless it is worse than the cached one. */
  function keep({ composition, cacheVariant }: ResolvedComposition, address: string, page: CachedPage) {
    if (page.isPrivate) return;
    const before = cache.get(cacheVariant + address);
    if (!page.isComplete && before?.isComplete && before.fits(composition)) return;
    cache.set(cacheVariant + address, page, page.isComplete ? {} : { ttl: INCOMPLETE_TTL_MS });
  }

  /** Renders a page when no visitor's page waits for it. Its query may be a search term and stays out of the log. */
  function renderLater(resolved: ResolvedComposition, address: string): void {
    queue.addBackground(resolved.cacheVariant + address, keyOf(resolved, address), () =>
      render(resolved, address).catch((error: Error) => {
        const [path] = address.split('?', 1);
        warn({ path, reason: error.message }, 'cannot render page in the background');
        throw error;
      }),
    );
  }

  /** The cached page of an address. One whose boot data name replaced versions is rendered again later. */
  function cachedPage(resolved: ResolvedComposition, address: string): CachedPage | undefined {
    const { composition, cacheVariant } = resolved;
    const page = cacheVariant === null ? undefined : cache.get(cacheVariant + address);
    if (!page?.fits(composition)) return undefined;
    if (page.madeFor !== idOf(composition) && page.mayBeRenewed(RENEWAL_MS)) renderLater(resolved, address);
    return page;
  }

  /** A redirect without a query of its own passes on that of the request. */
  function redirectTo(req: IncomingMessage, res: ServerResponse, to: string, askedSearch: string) {
    const { pathname, search, hash } = new URL(to, site.origin);
    sendRedirect(req, res, pathname + (search || askedSearch) + hash, securityOf(req));
  }

  async function send(req: IncomingMessage, res: ServerResponse, page: CachedPage, isForAll: boolean) {
    const [encoding = 'identity'] = acceptedEncodings(req.headers['accept-encoding']?.toString());
    const bytes = await page.bytes(encoding);
    const headers = page.headersFor(encoding, securityOf(req), bytes.length, isForAll);
    onSent(page);
    const isKept = page.status === 200 && page.isComplete && !page.isPrivate;
    if (isKept && isUnchanged(req.headers, page.etag)) {
      res.writeHead(304, withoutBody(headers)).end();
      return;
    }
    res.writeHead(page.status, headers);
    res.end(req.method === 'HEAD' ? undefined : bytes);
  }

  return {
    /** Sends a cached page or redirect, whatever unknown parameters say. False where there is none. */
    sendCached(req: IncomingMessage, res: ServerResponse): boolean {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const resolved = resolveComposition(req);
      const { composition, cacheVariant } = resolved;
      if (cacheVariant === null) return false;
      // Parsed only where it has to be: this is the way of most requests.
      const asked = req.url?.includes('?') ? requestedUrl(req, site.origin) : null;
      if (asked?.searchParams.has(PREVIEW_PARAMETER)) return false;
      const address = asked ? canonicalAddress(resolved, asked) : (req.url ?? '');
      const known = redirects.get(cacheVariant + address);
      if (known?.madeFor === idOf(composition)) {
        requestContext(req).source = 'kept';
        redirectTo(req, res, known.location, asked?.search ?? '');
        return true;
      }
      const page = cachedPage(resolved, address);
      // What was not found once may be there now: files come before pages.
      if (page?.status !== 200) return false;
      requestContext(req).source = 'kept';
      void send(req, res, page, resolved.isForAll);
      return true;
    },
    /** Number and bytes of cached pages. */
    kept: () => ({ count: cache.size, bytes: cache.calculatedSize }),
    /** Renders a page before its first visitor, unless it is cached. */
    warm(pathname: string) {
      const resolved = resolveLive(current());
      if (!cache.get(pathname)?.fits(resolved.composition)) renderLater(resolved, pathname);
    },
    async answer(req: Request, res: Response, next: NextFunction) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return next();
      const asked = requestedUrl(req, site.origin);
      const resolved = resolveComposition(req);
      const { composition, cacheVariant } = resolved;
      if (resolved.bar !== null) {
        await renderer.prepare(composition);
        res.setHeader('X-Robots-Tag', 'noindex');
      }
      const address = canonicalAddress(resolved, asked);
      const cached = cachedPage(resolved, address);
      requestContext(req).source = cached ? 'kept' : 'rendered';
      const rendering = () => render(resolved, address);
      const page = cached ?? (await queue.run(keyOf(resolved, address), rendering).catch(ifTooMany));
      if (page === null) return shed(req, res);
      if (page instanceof CachedPage) return send(req, res, page, resolved.isForAll);
      const { location } = page;
      if (cacheVariant !== null)
        redirects.set(cacheVariant + address, { location, madeFor: idOf(composition) });
      return redirectTo(req, res, location, asked.search);
    },
  };
}

function ifTooMany(error: unknown): null {
  if (error instanceof TooManyRenderings) return null;
  throw error;
}

/** Kept pages go on; a queue that grows would make everybody wait. */
function shed(req: Request, res: Response) {
  requestContext(req).source = 'shed';
  res.status(503).set({ 'Retry-After': '2', 'Cache-Control': 'no-store' }).type('html').send(busyPage);
}

const busyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Very many people are here</title></head><body><main><h1>Very many people are here right now</h1><p>Please load this page again in a moment; your cart is safe in your browser.</p></main></body></html>`;

export type Pages = ReturnType<typeof makePages>;
