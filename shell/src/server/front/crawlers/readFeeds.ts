import { FEED } from '@shop/contracts/feedPaths';
import { type RemoteFeed, remoteFeedSchema } from '@shop/contracts/feeds';
import { remoteEntries } from '@shop/contracts/remoteIds';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Registry } from '../../composition/registry';
import type { PageRenderer } from '../../rendering/pageRenderer';

type Asker = {
  current: () => Registry;
  renderer: Pick<PageRenderer, 'getPages' | 'render'>;
  origin: string;
  log: Logger;
};

/** What the remotes of the live composition tell of their pages and products, together. */
export async function readFeeds({ current, renderer, origin, log }: Asker): Promise<RemoteFeed> {
  const registry = current();
  const addresses = remoteEntries(registry.remotes).flatMap(([name]) =>
    renderer.getPages(registry, name).filter(({ path }) => path.endsWith(FEED)),
  );
  const feeds = await Promise.all(
    addresses.map(async ({ path }) => {
      try {
        const answer = await renderer.render(registry, new URL(path, origin));
        if (answer.kind !== 'html' || answer.status !== 200) throw new Error('no data');
        return z.parse(remoteFeedSchema, JSON.parse(new TextDecoder().decode(answer.html)));
      } catch (error) {
        log.warn({ path, reason: String(error) }, 'cannot read feed of a remote');
        return { pages: [], products: [] };
      }
    }),
  );
  return {
    pages: feeds.flatMap(({ pages }) => pages),
    products: feeds.flatMap(({ products }) => products),
  };
}
