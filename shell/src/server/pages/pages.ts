import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Registry } from '../composition/registry';
import { type ResolvedComposition, resolveLive } from '../composition/resolvedComposition';
import { acceptedEncodings } from '../http/encodings';
import { isUnchanged } from '../http/isUnchanged';
import { isRead, requestedUrl, sendRedirect } from '../http/sendRedirect';
import { limitRepeats } from '../operations/observability/limitRepeats';
import type { RenderSlot } from '../operations/observability/metrics';
import { requestContext } from '../operations/observability/observeRequests';
import { PREVIEW_PARAMETER } from '../releases/previews/previews';
import type { PageRenderer } from '../rendering/pageRenderer';
import type { LivePrices } from './livePrices';
import { CachedPage, type PageAnswer } from './pageCache';
import { PageStore } from './pageStore';
import { TooManyRenderings } from './renderQueue';

type Options = {
  current: () => Registry;
  resolveComposition?: (req: IncomingMessage) => ResolvedComposition;
  renderer: Pick<PageRenderer, 'render' | 'getHandle' | 'prepare'>;
  site: SiteConfig;
  livePrices?: () => LivePrices;
  getSecurity: (req: IncomingMessage) => Record<string, string>;
  onSent?: (page: CachedPage) => void;
  onRendered?: (slot: RenderSlot, seconds: number) => void;
  log: Pick<Logger, 'warn'>;
  maxRenderings?: number;
};

const MAX_RENDERINGS = 64;
const noPrices: LivePrices = { prices: null, tag: '' };

export function makePages({
  current,
  resolveComposition = () => resolveLive(current()),
  renderer,
  site: { origin },
  livePrices = () => noPrices,
  getSecurity,
  onSent = () => {},
  onRendered = () => {},
  log,
  maxRenderings = MAX_RENDERINGS,
}: Options) {
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

  async function sendPage(req: IncomingMessage, res: ServerResponse, page: CachedPage, isForAll: boolean) {
    const [encoding = 'identity'] = acceptedEncodings(req.headers['accept-encoding']?.toString());
    const bytes = await page.bytes(encoding);
    const sent = { encoding, security: getSecurity(req), isForAll };
    onSent(page);
    const isKept = page.status === 200 && page.isComplete && !page.isPrivate;
    if (isKept && isUnchanged(req.headers, page.etag)) {
      res.writeHead(304, page.headersFor({ ...sent, length: null })).end();
      return;
    }
    res.writeHead(page.status, page.headersFor({ ...sent, length: bytes.length }));
    res.end(req.method === 'HEAD' ? undefined : bytes);
  }

  function send(
    req: IncomingMessage,
    res: ServerResponse,
    answer: PageAnswer,
    { isForAll, search: asked }: { isForAll: boolean; search: string },
  ) {
    if (answer instanceof CachedPage) return sendPage(req, res, answer, isForAll);
    // A redirect without a query of its own passes on that of the request.
    const { pathname, search, hash } = new URL(answer.location, origin);
    return sendRedirect(req, res, pathname + (search || asked) + hash, getSecurity(req), isForAll);
  }

  return {
    /** Sends a cached page or redirect, whatever unknown parameters say. False where there is none. */
    sendCached(req: IncomingMessage, res: ServerResponse): boolean {
      if (!isRead(req)) return false;
      const resolved = resolveComposition(req);
      // Parsed only where it has to be: this is the way of most requests.
      const asked = req.url?.includes('?') ? requestedUrl(req, origin) : null;
      if (resolved.cacheVariant === null || asked?.searchParams.has(PREVIEW_PARAMETER)) return false;
      const address = asked ? store.canonicalAddress(resolved, asked) : (req.url ?? '');
      const known = store.cached(resolved, address);
      // What was not found once may be there now: files come before pages.
      if (!known || (known instanceof CachedPage && known.status !== 200)) return false;
      requestContext(req).source = 'kept';
      void send(req, res, known, { isForAll: resolved.isForAll, search: asked?.search ?? '' });
      return true;
    },
    kept: () => store.size,
    warm(pathname: string) {
      const resolved = resolveLive(current());
      if (!store.cached(resolved, pathname)) store.renderLater(resolved, pathname);
    },
    async answer(req: Request, res: Response, next: NextFunction) {
      if (!isRead(req)) return next();
      const asked = requestedUrl(req, origin);
      const resolved = resolveComposition(req);
      if (resolved.bar !== null) {
        await renderer.prepare(resolved.composition);
        res.setHeader('X-Robots-Tag', 'noindex');
      }
      const address = store.canonicalAddress(resolved, asked);
      const cached = store.cached(resolved, address);
      requestContext(req).source = cached ? 'kept' : 'rendered';
      try {
        const answer = cached ?? (await store.render(resolved, address));
        await send(req, res, answer, { isForAll: resolved.isForAll, search: asked.search });
      } catch (error) {
        if (!(error instanceof TooManyRenderings)) throw error;
        shed(req, res);
      }
    },
  };
}

/** Kept pages go on; a queue that grows would make everybody wait. */
function shed(req: Request, res: Response) {
  requestContext(req).source = 'shed';
  res.status(503).set({ 'Retry-After': '2', 'Cache-Control': 'no-store' }).type('html').send(busyPage);
}

const busyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Very many people are here</title></head><body><main><h1>Very many people are here right now</h1><p>Please load this page again in a moment; your cart is safe in your browser.</p></main></body></html>`;

export type Pages = ReturnType<typeof makePages>;
