import { Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { getArea } from '../../../areas';
import type { Registry } from '../../composition/registry';
import type { ShellConfig } from '../../config';
import { readSoldProducts } from '../../pages/soldProducts';
import { readRelease } from '../../releases/readRelease';
import type { PageRenderer } from '../../rendering/pageRenderer';
import { llmsTxt } from './llmsTxt';
import { productFeed } from './productFeed';
import { readFeeds } from './readFeeds';
import { sitemapXml } from './sitemapXml';
import { robotsTxt, securityTxt, webManifest } from './siteTexts';

type Options = {
  config: ShellConfig;
  current: () => Registry;
  renderer: Pick<PageRenderer, 'getPages' | 'render' | 'sitemapPaths'>;
  log: Logger;
};

/** Crawlers and merchant centers ask by the hour: an answer may be that old. */
const FEED_MAX_AGE = 'public, max-age=600';

const builtSchema = z.object({ builtAt: z.iso.datetime() });

export function crawlerRoutes({ config, current, renderer, log }: Options) {
  const { siteOrigin: origin, shippingCountries: countries, releasesDir } = config;
  const asker = { current, renderer, origin, log };
  const router = Router({ strict: true });
  router.get('/robots.txt', (_req, res) => {
    res.type('text').send(robotsTxt(origin));
  });
  router.get('/llms.txt', (_req, res) => {
    res.type('text').send(llmsTxt(origin, countries));
  });
  router.get('/.well-known/security.txt', (_req, res) => {
    res.type('text').send(securityTxt(origin));
  });
  router.get('/manifest.webmanifest', (_req, res) => {
    res.type('application/manifest+json').json(webManifest);
  });
  router.get('/sitemap.xml', async (_req, res) => {
    const registry = current();
    const feeds = await readFeeds(asker);
    const pictures = new Map(feeds.pages.map((page) => [page.path, page.pictures]));
    const dates = new Map(
      await Promise.all(
        Object.entries(registry.remotes).map(async ([name, { app, version }]) => {
          // A crawler without a date still has the address.
          const built = await readRelease(builtSchema, releasesDir, app, version).catch(() => null);
          return [name, built?.builtAt] as const;
        }),
      ),
    );
    const pages = renderer.sitemapPaths(registry).map((path) => ({
      path,
      modified: dates.get(getArea(registry.remotes, path) ?? '') ?? null,
      pictures: pictures.get(path) ?? [],
    }));
    res.type('application/xml').send(sitemapXml(origin, pages));
  });
  router.get('/feeds/products.xml', async (_req, res) => {
    try {
      const [{ products: items }, rows] = await Promise.all([
        readFeeds(asker),
        readSoldProducts(config.checkoutUrl),
      ]);
      // An empty feed would take every product out of the merchant center.
      if (items.length === 0) throw new Error('no remote describes products');
      res.setHeader('Cache-Control', FEED_MAX_AGE);
      res.type('application/xml').send(productFeed({ origin, countries, items, rows }));
    } catch (error) {
      log.error({ reason: String(error) }, 'cannot make the product feed');
      res.status(503).set('Retry-After', '60').type('text').send('The product feed is away for a moment.');
    }
  });
  return router;
}
