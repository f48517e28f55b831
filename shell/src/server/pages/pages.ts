import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Registry } from '../composition/registry';
import { type ResolvedComposition, resolveLive } from '../composition/resolvedComposition';
import { acceptedEncodings } from '../http/encodings';
import { isUnchanged } from '../http/isUnchanged';
import { requestedUrl, sendRedirect } from '../http/sendRedirect';
import { limitRepeats } from '../operations/observability/limitRepeats';
import type { RenderSlot } from '../operations/observability/metrics';
import { requestContext } from '../operations/observability/observeRequests';
import { PREVIEW_PARAMETER } from '../releases/previews/previews';
import type { PageRenderer } from '../rendering/pageRenderer';
import type { LivePrices } from './livePrices';
import { CachedPage } from './pageCache';
import { PageStore } from './pageStore';
import { TooManyRenderings } from './renderQueue';

type Options = {
  /** The live composition. */
  current: () => Registry;
  /** What a request is answered with, where that is not always the live composition. */
  resolveComposition?: (req: IncomingMessage) => ResolvedComposition;
  renderer: Pick<PageRenderer, 'render' | 'getHandle' | 'prepare'>;
  site: SiteConfig;
  livePrices?: () => LivePrices;
  /** Security headers of an answer to this request. */
  getSecurity: (req: IncomingMessage) => Record<string, string>;
  /** Called with every page that is sent. */
  onSent?: (page: CachedPage) => void;
  onRendered?: (slot: RenderSlot, seconds: number) => void;
  log: Pick<Logger, 'warn'>;
  maxRenderings?: number;
};

const MAX_RENDERINGS = 64;
const noPrices: LivePrices = { prices: null, tag: '' };

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
  const { current, renderer, site, getSecurity, log, maxRenderings = MAX_RENDERINGS } = options;
  const {
    resolveComposition = () => resolveLive(current()),
    onSent = () => {},
    onRendered = () => {},
    livePrices = () => noPrices,
  } = options;
  const { origin } = site;
  const warn = limitRepeats((fields, message) => log.warn(fields, message));
  const onBackgroundFailure = (path: string, { message: reason }: Error) =>
    warn({ path, reason }, 'cannot render page in the background');
  const store = new PageStore({
    renderer,
    origin,
    livePrices,
    maxRenderings,
    onRendered,
    onBackgroundFailure,
  });

  /** A redirect without a query of its own passes on that of the request. */
  function redirectTo(
    req: IncomingMessage,
    res: ServerResponse,
    to: string,
    { askedSearch, isForAll }: { askedSearch: string; isForAll: boolean },
  ) {
    const { pathname, search, hash } = new URL(to, origin);
    sendRedirect(req, res, pathname + (search || askedSearch) + hash, getSecurity(req), isForAll);
  }

  async function send(req: IncomingMessage, res: ServerResponse, page: CachedPage, isForAll: boolean) {
    const [encoding = 'identity'] = acceptedEncodings(req.headers['accept-encoding']?.toString());
    const bytes = await page.bytes(encoding);
    const headers = page.headersFor(encoding, getSecurity(req), bytes.length, isForAll);
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
      // Parsed only where it has to be: this is the way of most requests.
      const asked = req.url?.includes('?') ? requestedUrl(req, origin) : null;
      if (resolved.cacheVariant === null || asked?.searchParams.has(PREVIEW_PARAMETER)) return false;
      const address = asked ? store.canonicalAddress(resolved, asked) : (req.url ?? '');
      const location = store.getRedirect(resolved, address);
      const page = store.cached(resolved, address);
      // What was not found once may be there now: files come before pages.
      if (location === undefined && page?.status !== 200) return false;
      requestContext(req).source = 'kept';
      if (location !== undefined)
        redirectTo(req, res, location, { askedSearch: asked?.search ?? '', isForAll: resolved.isForAll });
      else if (page) void send(req, res, page, resolved.isForAll);
      return true;
    },
    /** Number and bytes of cached pages. */
    kept: () => store.size,
    /** Renders a page before its first visitor, unless it is cached. */
    warm(pathname: string) {
      const resolved = resolveLive(current());
      if (!store.cached(resolved, pathname)) store.renderLater(resolved, pathname);
    },
    async answer(req: Request, res: Response, next: NextFunction) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return next();
      const asked = requestedUrl(req, origin);
      const resolved = resolveComposition(req);
      if (resolved.bar !== null) {
        await renderer.prepare(resolved.composition);
        res.setHeader('X-Robots-Tag', 'noindex');
      }
      const address = store.canonicalAddress(resolved, asked);
      const cached = store.cached(resolved, address);
      requestContext(req).source = cached ? 'kept' : 'rendered';
      const page = cached ?? (await store.render(resolved, address).catch(ifTooMany));
      if (page === null) return shed(req, res);
      if (page instanceof CachedPage) return send(req, res, page, resolved.isForAll);
      return redirectTo(req, res, page.location, { askedSearch: asked.search, isForAll: resolved.isForAll });
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
