import type { SiteConfig } from '@shop/site/siteConfig';
import type { NextFunction, Request, Response } from 'express';
import { redirectTarget } from '../redirects';
import { idOf } from './generation';
import { CachedPage, type Encoding, makePageCache } from './pageCache';
import type { Registry } from './registry';
import type { Renderer } from './threads/renderer';

type Options = {
  /** The live composition. */
  current: () => Registry;
  renderer: Pick<Renderer, 'render' | 'handleOf'>;
  site: SiteConfig;
};

type Redirect = { kind: 'redirect'; location: string };

/** Seconds for which a cache in front may serve a page without asking. */
const SHARED_MAX_AGE = 30;
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

/** Answers every page of the shop: redirect, rendered page from the cache or fresh, not found. */
export function pages({ current, renderer, site }: Options) {
  const cache = makePageCache();
  const running = new Map<string, Promise<CachedPage | Redirect>>();

  /** Renders a page, once for all who ask for it meanwhile. */
  function render(live: Registry, url: URL, key: string): Promise<CachedPage | Redirect> {
    const known = running.get(key);
    if (known) return known;
    const rendering = renderer
      .render(live, url)
      .then((result) => (result.kind === 'html' ? new CachedPage(result) : result))
      .finally(() => running.delete(key));
    running.set(key, rendering);
    return rendering;
  }

  return async function answerPage(req: Request, res: Response, next: NextFunction) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // The address as it came; its host is the configured one and never the client's.
    const asked = new URL(`${site.origin}${req.originalUrl.startsWith('/') ? '' : '/'}${req.originalUrl}`);
    const bare = barePath(asked.pathname);
    if (bare !== asked.pathname) return res.redirect(301, bare + asked.search);
    const target = redirectTarget(asked.pathname, asked.search);
    if (target) return res.redirect(301, target);

    const live = current();
    const id = idOf(live);
    // Most requests end here: no route needs to be matched for a page that is kept, and private ones never are.
    const cached = asked.search ? undefined : cache.get(`${id} ${asked.pathname}`);
    if (cached) return send(req, res, cached, cached.isWhole);
    const handle = renderer.handleOf(live, asked.pathname);
    const url = new URL(asked.pathname + ownQuery(asked.searchParams, handle?.query), site.origin);
    const key = `${id} ${url.pathname}${url.search}`;
    const kept = handle?.isPrivate ? undefined : cache.get(key);
    const page = kept ?? (await render(live, url, key));
    if (!(page instanceof CachedPage)) {
      const location = new URL(page.location, site.origin);
      return res.redirect(301, location.pathname + (location.search || asked.search) + location.hash);
    }
    if (!kept && !handle?.isPrivate) cache.set(key, page, page.isWhole ? {} : { ttl: FAILURE_KEPT_MS });
    await send(req, res, page, page.isWhole && !handle?.isPrivate);
  };
}

async function send(req: Request, res: Response, page: CachedPage, mayBeKept: boolean) {
  const encoding = (req.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as Encoding;
  res.status(page.status);
  res.type('html');
  res.vary('Accept-Encoding');
  if (mayBeKept) {
    res.setHeader('Cache-Control', `public, max-age=0, s-maxage=${SHARED_MAX_AGE}, must-revalidate`);
    res.setHeader('ETag', page.etag);
    if (page.status === 200 && req.headers['if-none-match'] === page.etag) return res.status(304).end();
  } else {
    res.setHeader('Cache-Control', 'no-store');
  }
  if (page.status === 503) res.setHeader('Retry-After', '5');
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  const bytes = await page.bytes(encoding);
  res.setHeader('Content-Length', bytes.length);
  return req.method === 'HEAD' ? res.end() : res.end(bytes);
}
