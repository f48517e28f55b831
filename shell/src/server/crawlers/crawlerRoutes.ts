import { Router } from 'express';
import { robotsTxt } from './robotsTxt';
import { sitemapXml } from './sitemapXml';
import { webManifest } from './webManifest';

type Options = { origin: string; sitemapPaths: () => string[] };

/** What crawlers and browsers read beside the pages. */
export function crawlerRoutes({ origin, sitemapPaths }: Options) {
  const router = Router({ strict: true });
  router.get('/robots.txt', (_req, res) => {
    res.type('text').send(robotsTxt(origin));
  });
  router.get('/manifest.webmanifest', (_req, res) => {
    res.type('application/manifest+json').send(webManifest());
  });
  router.get('/sitemap.xml', (_req, res) => {
    res.type('application/xml').send(sitemapXml(origin, sitemapPaths()));
  });
  return router;
}
