import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteConfig } from '@shop/site/siteConfig';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { redirectTarget } from '../redirects';
import { idOf } from './generation';
import { acceptedEncodings } from './http/encodings';
import { isUnchanged } from './http/isUnchanged';
import { notesOf } from './observability/observeRequests';
import { CachedPage, makePageCache } from './pageCache';
import { withBar } from './previews/previewBar';
import type { Registry } from './registry';
import { liveShowing, type Showing } from './showing';
import type { Renderer } from './threads/renderer';

type Options = {
  /** The live composition. */
  current: () => Registry;
  /** What a request is answered with, where that is not always the live composition. */
  showingFor?: (req: IncomingMessage) => Showing;
  renderer: Pick<Renderer, 'render' | 'handleOf' | 'prepare'>;
  site: SiteConfig;
  /** Security headers of an answer to this request. */
  securityOf: (req: IncomingMessage) => Record<string, string>;
  log: Logger;
  /** Pages being rendered at once, in a process with two threads: the last of them waits a second or two. */
  maxRenderings?: number;
};

const MAX_RENDERINGS = 64;

/** More pages are wanted than can be made. */
class TooManyRenderings extends Error {}

type Redirect = { kind: 'redirect'; location: string };

/** Milliseconds for which a page with a failure in it is sent again: a crowd must not cost a rendering each. */
const FAILURE_KEPT_MS = 1000;

/** '/shop/' -> '/shop', '//x' -> '/x': one address for each page. */
function barePath(pathname: string): string {
  return pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}

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

/** Answers every page of the shop: redirect, rendered page from the cache or fresh, not found. */
export function makePages(options: Options) {
  const { current, renderer, site, securityOf, log, maxRenderings = MAX_RENDERINGS } = options;
  const showingFor = options.showingFor ?? (() => liveShowing(current()));
  const cache = makePageCache();
  const running = new Map<string, Promise<CachedPage | Redirect>>();

  /** Renders a page, once for all who ask for it meanwhile, and keeps it. */
  function render(showing: Showing, url: URL): Promise<CachedPage | Redirect> {
    const { composition, lane, bar } = showing;
    const address = url.pathname + url.search;
    const key = `${lane ?? bar} ${idOf(composition)} ${address}`;
    const known = running.get(key);
    if (known) return known;
    if (running.size >= maxRenderings) return Promise.reject(new TooManyRenderings('too many renderings'));
    const rendering = renderer
      .render(composition, url)
      .then((result) => {
        if (result.kind === 'redirect') return result;
        if (bar !== null) return new CachedPage(withBar(result, bar), composition, true);
        const { isPrivate } = renderer.handleOf(composition, url.pathname) ?? {};
        const page = new CachedPage(result, composition, isPrivate || lane === null);
        keep(showing, address, page);
        return page;
      })
      .finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  }

  /** A page that is worse than the one that is kept does not take its place. */
  function keep({ composition, lane }: Showing, address: string, page: CachedPage) {
    if (page.isPrivate) return;
    const before = cache.get(lane + address);
    if (!page.isWhole && before?.isWhole && before.fits(composition)) return;
    cache.set(lane + address, page, page.isWhole ? {} : { ttl: FAILURE_KEPT_MS });
  }

  /** The kept page of an address. One that names versions of others that are gone is made anew meanwhile. */
  function keptPage(showing: Showing, address: string): CachedPage | undefined {
    const { composition, lane } = showing;
    const page = lane === null ? undefined : cache.get(lane + address);
    if (!page?.fits(composition)) return undefined;
    if (page.madeFor !== idOf(composition)) {
      render(showing, new URL(address, site.origin)).catch((error: Error) => {
        log.error({ path: address, reason: error.message }, 'kept page cannot be made anew');
      });
    }
    return page;
  }

  async function send(req: IncomingMessage, res: ServerResponse, page: CachedPage) {
    const [encoding = 'identity'] = acceptedEncodings(req.headers['accept-encoding'] as string | undefined);
    const bytes = await page.bytes(encoding);
    const headers = page.headersFor(encoding, securityOf(req), bytes.length);
    const isKept = page.status === 200 && page.isWhole && !page.isPrivate;
    if (isKept && isUnchanged(req.headers, page.etag)) {
      res.writeHead(304, withoutBody(headers)).end();
      return;
    }
    res.writeHead(page.status, headers);
    res.end(req.method === 'HEAD' ? undefined : bytes);
  }

  return {
    /** Sends a page that is kept under this very address: the way of most requests. False where none is. */
    sendKept(req: IncomingMessage, res: ServerResponse): boolean {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const page = keptPage(showingFor(req), req.url ?? '');
      // What was not found once may be there now: files come before pages.
      if (page?.status !== 200) return false;
      notesOf(req).source = 'kept';
      void send(req, res, page);
      return true;
    },
    /** Renders a page ahead of its first visitor, unless it is kept. */
    async warm(pathname: string) {
      const showing = liveShowing(current());
      if (!cache.get(pathname)?.fits(showing.composition))
        await render(showing, new URL(pathname, site.origin));
    },
    async answer(req: Request, res: Response, next: NextFunction) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return next();
      // The address as it came; its host is the configured one and never the client's.
      const asked = new URL(`${site.origin}${req.originalUrl.startsWith('/') ? '' : '/'}${req.originalUrl}`);
      const bare = barePath(asked.pathname);
      if (bare !== asked.pathname) return res.redirect(301, bare + asked.search);
      const target = redirectTarget(asked.pathname, asked.search);
      if (target) return res.redirect(301, target);

      const showing = showingFor(req);
      const { composition } = showing;
      if (showing.bar !== null) {
        await renderer.prepare(composition);
        res.setHeader('X-Robots-Tag', 'noindex');
      }
      const handle = renderer.handleOf(composition, asked.pathname);
      const url = new URL(asked.pathname + ownQuery(asked.searchParams, handle?.query), site.origin);
      const kept = keptPage(showing, url.pathname + url.search);
      notesOf(req).source = kept ? 'kept' : 'rendered';
      const page = kept ?? (await render(showing, url).catch(ifTooMany));
      if (page === null) return shed(req, res);
      if (page instanceof CachedPage) return send(req, res, page);
      const location = new URL(page.location, site.origin);
      return res.redirect(301, location.pathname + (location.search || asked.search) + location.hash);
    },
  };
}

function ifTooMany(error: unknown): null {
  if (error instanceof TooManyRenderings) return null;
  throw error;
}

/** Kept pages go on; a queue that grows would make everybody wait. */
function shed(req: Request, res: Response) {
  notesOf(req).source = 'shed';
  res.status(503).set({ 'Retry-After': '2', 'Cache-Control': 'no-store' }).type('html').send(busyPage);
}

const busyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Very many people are here</title></head><body><main><h1>Very many people are here right now</h1><p>Please load this page again in a moment; your cart is safe in your browser.</p></main></body></html>`;

export type Pages = ReturnType<typeof makePages>;
