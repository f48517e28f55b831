import type { SiteConfig } from '@shop/site/siteConfig';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { redirectTarget } from '../redirects';
import type { Generation } from './generation';
import { CachedPage, type Encoding, makePageCache } from './pageCache';
import { handleOf, loadAreaOf } from './preparePage';
import { renderPage } from './renderPage';
import type { ShellFiles } from './shellFiles';

type Options = {
  current: () => Generation;
  site: SiteConfig;
  shell: ShellFiles;
  log: Logger;
};

/** Seconds for which a cache in front may serve a page without asking. */
const SHARED_MAX_AGE = 30;

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
export function pages({ current, site, shell, log }: Options) {
  const cache = makePageCache();

  return async function answerPage(req: Request, res: Response, next: NextFunction) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // The address as it came; its host is the configured one and never the client's.
    const asked = new URL(`${site.origin}${req.originalUrl.startsWith('/') ? '' : '/'}${req.originalUrl}`);
    const bare = barePath(asked.pathname);
    if (bare !== asked.pathname) return res.redirect(301, bare + asked.search);
    const target = redirectTarget(asked.pathname, asked.search);
    if (target) return res.redirect(301, target);

    const generation = current();
    const { routes } = await loadAreaOf(generation, asked.pathname);
    const handle = handleOf(routes, asked.pathname);
    const url = new URL(asked.pathname + ownQuery(asked.searchParams, handle?.query), site.origin);
    const key = `${generation.id} ${url.pathname}${url.search}`;
    let page = handle?.isPrivate ? undefined : cache.get(key);
    if (!page) {
      const rendered = await renderPage({ generation, site, shell, url }, log);
      if (rendered.kind === 'redirect') {
        const location = new URL(rendered.location, site.origin);
        return res.redirect(301, location.pathname + (location.search || asked.search) + location.hash);
      }
      page = new CachedPage(rendered.status, rendered.html);
      if (rendered.isWhole && !handle?.isPrivate) cache.set(key, page);
      else res.setHeader('Cache-Control', 'no-store');
    }
    await send(req, res, page);
  };
}

async function send(req: Request, res: Response, page: CachedPage) {
  const encoding = (req.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as Encoding;
  res.status(page.status);
  res.type('html');
  res.vary('Accept-Encoding');
  if (!res.hasHeader('Cache-Control')) {
    res.setHeader('Cache-Control', `public, max-age=0, s-maxage=${SHARED_MAX_AGE}, must-revalidate`);
    res.setHeader('ETag', page.etag);
    if (page.status === 200 && req.headers['if-none-match'] === page.etag) return res.status(304).end();
  }
  if (page.status === 503) res.setHeader('Retry-After', '5');
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  const bytes = await page.bytes(encoding);
  res.setHeader('Content-Length', bytes.length);
  return req.method === 'HEAD' ? res.end() : res.end(bytes);
}
