import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { computeId, type Registry, type ResolvedComposition, resolveLive } from '../composition/registry';
import { isRead, requestedUrl, sendRedirect } from '../http/addresses';
import type { SecurityHeaders } from '../http/security';
import { setSource } from '../operations/observability/observeRequests';
import { PREVIEW_PARAMETER } from '../releases/previews/previews';
import type { PageRenderer } from '../rendering/pageRenderer';
import type { CachedPage } from './cachedPage';
import { PageStore, type PageStoreOptions } from './pageStore';

/** Milliseconds between two pages that are rendered ahead: no visitor shall feel it. */
const PAUSE_MS = 250;

type Options = PageStoreOptions & {
  resolveComposition: (req: IncomingMessage) => ResolvedComposition;
  renderer: Pick<PageRenderer, 'prepare'>;
  getSecurity: (req: IncomingMessage) => SecurityHeaders;
  onSent?: (page: CachedPage, req: IncomingMessage) => void;
};

export class Pages {
  private readonly store: PageStore;

  constructor(private readonly options: Options) {
    this.store = new PageStore(options);
  }

  /** After the start, each switch and each change of a price renders every listed page that is not cached, one after the other. */
  prewarm(current: () => Registry, listPaths: (live: Registry) => string[]) {
    let warmed = '';
    let waiting: string[] = [];
    setInterval(() => {
      const live = current();
      const shown = computeId(live) + this.options.livePrices().tag;
      if (shown !== warmed) waiting = listPaths(live);
      warmed = shown;
      const [address] = waiting;
      if (address !== undefined && this.store.refresh({ ...resolveLive(live), address })) waiting.shift();
    }, PAUSE_MS).unref();
  }

  /** A page without a visitor's request, from the cache where it is there. @throws while too many are rendered */
  async read(composition: Registry, address: string): Promise<CachedPage> {
    const wanted = { ...resolveLive(composition), address };
    const page = this.store.cached(wanted) ?? (await this.store.render(wanted));
    if (!page) throw new Error('too many pages are rendered');
    return page;
  }

  /** Sends a cached page, whatever unknown parameters say. False where there is none. */
  sendCached(req: IncomingMessage, res: ServerResponse): boolean {
    if (!isRead(req)) return false;
    const resolved = this.options.resolveComposition(req);
    const asked = requestedUrl(req);
    const known = this.store.cached(this.store.toWanted(resolved, asked));
    // What was not found once may be there now: files come before pages.
    if (known?.rendered.status !== 200 || asked.searchParams.has(PREVIEW_PARAMETER)) return false;
    setSource(req, 'kept');
    this.send(req, res, known, resolved.isForAll).catch((error: Error) => res.destroy(error));
    return true;
  }

  answer = async (req: Request, res: Response, next: NextFunction) => {
    if (!isRead(req)) return next();
    const resolved = this.options.resolveComposition(req);
    if (resolved.bar !== null) {
      await this.options.renderer.prepare(resolved.composition);
      res.setHeader('X-Robots-Tag', 'noindex');
    }
    const asked = requestedUrl(req);
    const wanted = this.store.toWanted(resolved, asked);
    const cached = this.store.cached(wanted);
    setSource(req, cached ? 'kept' : 'rendered');
    const page = cached ?? (await this.store.render(wanted));
    if (!page) {
      setSource(req, 'shed');
      res.set({ 'Retry-After': '2', 'Cache-Control': 'no-store' });
      return void res.status(503).type('html').send(busyPage);
    }
    const { location } = page.rendered;
    if (location === undefined) return this.send(req, res, page, resolved.isForAll);
    // A redirect without a query of its own passes on that of the request.
    const { pathname, search, hash } = new URL(location, asked);
    sendRedirect(res, pathname + (search || asked.search) + hash, resolved.isForAll);
  };

  private send(req: IncomingMessage, res: ServerResponse, page: CachedPage, isForAll: boolean) {
    this.options.onSent?.(page, req);
    return page.send(req, res, this.options.getSecurity(req), isForAll);
  }
}

const busyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Very many people are here</title></head><body><main><h1>Very many people are here right now</h1><p>Please load this page again in a moment; your cart is safe in your browser.</p></main></body></html>`;
