import { FEED } from '@shop/contracts/feedPaths';
import { remoteFeedSchema } from '@shop/contracts/feeds';
import { listRemotes, remoteEntries } from '@shop/contracts/remoteIds';
import { manifestSchema } from '@shop/node/object-store/releaseManifest';
import { Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { getArea } from '../../../areas';
import type { Registry } from '../../composition/registry';
import type { ShellConfig } from '../../config';
import type { Pages } from '../../pages/pages';
import { readRelease } from '../../releases/readRelease';
import type { PageRenderer } from '../../rendering/pageRenderer';
import { sitemapXml, siteTexts } from './siteTexts';

type Options = {
  config: ShellConfig;
  current: () => Registry;
  renderer: Pick<PageRenderer, 'getPages' | 'sitemapPaths'>;
  pages: Pick<Pages, 'read'>;
  log: Logger;
};

const builtSchema = manifestSchema.pick({ builtAt: true });

/** Pictures by page, as the remotes of a composition tell them. One that is away, or cannot be read, is left out. */
async function readPictures({ renderer, pages, log }: Options, registry: Registry) {
  const addresses = listRemotes(registry.remotes)
    .flatMap((name) => renderer.getPages(registry, name))
    .filter(({ path }) => path.endsWith(FEED));
  const feeds = await Promise.all(
    addresses.map(async ({ path }) => {
      try {
        const page = await pages.read(registry, path);
        return z.parse(remoteFeedSchema, JSON.parse(String(await page.bytes('identity')))).pages;
      } catch (error) {
        log.warn({ path, reason: String(error) }, 'cannot read feed of a remote');
        return [];
      }
    }),
  );
  return new Map(feeds.flat().map(({ path, pictures }) => [path, pictures]));
}

async function readDates({ remotes }: Registry, releasesDir: string) {
  const dates = remoteEntries(remotes).map(async ([name, { app, version }]) => {
    const built = await readRelease(builtSchema, releasesDir, app, version).catch(() => null);
    return [name, built?.builtAt] as const;
  });
  return new Map(await Promise.all(dates));
}

export function crawlerRoutes(options: Options) {
  const { config, current, renderer } = options;
  const router = Router({ strict: true });
  for (const [path, write] of Object.entries(siteTexts))
    router.get(path, (_req, res) => void res.type('text').send(write(config.site)));
  router.get('/sitemap.xml', async (_req, res) => {
    const registry = current();
    const [pictures, dates] = await Promise.all([
      readPictures(options, registry),
      readDates(registry, config.releasesDir),
    ]);
    const pages = renderer.sitemapPaths(registry).map((path) => {
      const area = getArea(registry.remotes, path);
      return { path, modified: area && dates.get(area), pictures: pictures.get(path) };
    });
    res.type('application/xml').send(sitemapXml(config.site.origin, pages));
  });
  return router;
}
