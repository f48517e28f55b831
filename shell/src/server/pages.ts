import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteConfig } from '@shop/site/siteConfig';
import type { NextFunction, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { idOf } from './generation';
import { acceptedEncodings } from './http/encodings';
import { isUnchanged } from './http/isUnchanged';
import { requestContext } from './observability/observeRequests';
import { CachedPage, makePageCache } from './pageCache';
import { withBar } from './previews/previewBar';
import type { Registry } from './registry';
import { type ResolvedComposition, resolveLive } from './resolvedComposition';
import { askedUrl, sendRedirect } from './sendRedirect';
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
  /** Hears of every page that goes out. */
  onSent?: (page: CachedPage) => void;
  log: Logger;
  /** Pages being rendered at once, in a process with two threads: the last of them waits a second or two. */
  maxRenderings?: number;
};

const MAX_RENDERINGS = 64;

/** More pages are wanted than can be made. */
class TooManyRenderings extends Error {}

type Redirect = { kind: 'redirect'; location: string };
/** Where a remote says that an address belongs, in the composition that was asked. */
type Moved = { location: string; madeFor: string };
/** Bytes of addresses that have moved. */
const MAX_MOVED_BYTES = 1024 * 1024;

/** Milliseconds for which a page with a failure in it is sent again: a crowd must not cost a rendering each. */
const FAILURE_KEPT_MS = 1000;

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

/** Answers every page of the shop: from the cache, rendered, moved by its remote, not found. */
export function makePages(options: Options) {
  const { current, renderer, site, securityOf, log, maxRenderings = MAX_RENDERINGS } = options;
  const { resolveComposition = () => resolveLive(current()), onSent = () => {} } = options;
  const cache = makePageCache();
  const moved = new LRUCache<string, Moved>({
    maxSize: MAX_MOVED_BYTES,
    sizeCalculation: ({ location }, address) => location.length + address.length,
  });
  const running = new Map<string, Promise<CachedPage | Redirect>>();

  /** Renders a page, once for all who ask for it meanwhile, and keeps it. */
  function render(resolved: ResolvedComposition, url: URL): Promise<CachedPage | Redirect> {
    const { composition, cacheVariant, bar } = resolved;
    const address = url.pathname + url.search;
    const key = `${cacheVariant ?? bar} ${idOf(composition)} ${address}`;
    const known = running.get(key);
    if (known) return known;
    if (running.size >= maxRenderings) return Promise.reject(new TooManyRenderings('too many renderings'));
    const rendering = renderer
      .render(composition, url)
      .then((result) => {
        if (result.kind === 'redirect') return result;
        if (bar !== null) return new CachedPage(withBar(result, bar), composition, true);
        const { isPrivate } = renderer.handleOf(composition, url.pathname) ?? {};
        const page = new CachedPage(result, composition, isPrivate || cacheVariant === null);
        keep(resolved, address, page);
        return page;
      })
      .finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  }

  /** A page that is worse than the one that is kept does not take its place. */
  function keep({ composition, cacheVariant }: ResolvedComposition, address: string, page: CachedPage) {
    if (page.isPrivate) return;
    const before = cache.get(cacheVariant + address);
    if (!page.isComplete && before?.isComplete && before.fits(composition)) return;
    cache.set(cacheVariant + address, page, page.isComplete ? {} : { ttl: FAILURE_KEPT_MS });
  }

  /** The kept page of an address. One that names versions of others that are gone is made anew meanwhile. */
  function keptPage(resolved: ResolvedComposition, address: string): CachedPage | undefined {
    const { composition, cacheVariant } = resolved;
    const page = cacheVariant === null ? undefined : cache.get(cacheVariant + address);
    if (!page?.fits(composition)) return undefined;
    if (page.madeFor !== idOf(composition)) {
      render(resolved, new URL(address, site.origin)).catch((error: Error) => {
        log.error({ path: address, reason: error.message }, 'kept page cannot be made anew');
      });
    }
    return page;
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
    /** Sends what is kept under this very address, a page or where it went: the way of most requests. False where none is. */
    sendKept(req: IncomingMessage, res: ServerResponse): boolean {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const resolved = resolveComposition(req);
      const known = resolved.cacheVariant === null ? undefined : moved.get(resolved.cacheVariant + req.url);
      if (known?.madeFor === idOf(resolved.composition)) {
        requestContext(req).source = 'kept';
        sendRedirect(req, res, known.location, securityOf(req));
        return true;
      }
      const page = keptPage(resolved, req.url ?? '');
      // What was not found once may be there now: files come before pages.
      if (page?.status !== 200) return false;
      requestContext(req).source = 'kept';
      void send(req, res, page, resolved.isForAll);
      return true;
    },
    /** How many pages are kept, and their bytes. */
    kept: () => ({ count: cache.size, bytes: cache.calculatedSize }),
    /** Renders a page ahead of its first visitor, unless it is kept. */
    async warm(pathname: string) {
      const resolved = resolveLive(current());
      if (!cache.get(pathname)?.fits(resolved.composition))
        await render(resolved, new URL(pathname, site.origin));
    },
    async answer(req: Request, res: Response, next: NextFunction) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return next();
      const asked = askedUrl(req, site.origin);
      const resolved = resolveComposition(req);
      const { composition, cacheVariant } = resolved;
      if (resolved.bar !== null) {
        await renderer.prepare(composition);
        res.setHeader('X-Robots-Tag', 'noindex');
      }
      const handle = renderer.handleOf(composition, asked.pathname);
      const url = new URL(asked.pathname + ownQuery(asked.searchParams, handle?.query), site.origin);
      const kept = keptPage(resolved, url.pathname + url.search);
      requestContext(req).source = kept ? 'kept' : 'rendered';
      const page = kept ?? (await render(resolved, url).catch(ifTooMany));
      if (page === null) return shed(req, res);
      if (page instanceof CachedPage) return send(req, res, page, resolved.isForAll);
      const { pathname, search, hash } = new URL(page.location, site.origin);
      const location = pathname + (search || asked.search) + hash;
      if (cacheVariant !== null) moved.set(cacheVariant + req.url, { location, madeFor: idOf(composition) });
      return sendRedirect(req, res, location, securityOf(req));
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
