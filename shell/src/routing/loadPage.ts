import type { PageModule, PageRoute } from '@shop/contracts/remotes';
import { retryChunks } from '../remotes/retryChunks';

const loaded = new WeakMap<PageRoute, PageModule>();

/** Loads the page's own module, once. A failure is not kept: the next call tries again. */
export async function loadPage(page: PageRoute): Promise<PageModule> {
  const known = loaded.get(page);
  if (known) return known;
  const module = await retryChunks(page.lazy);
  loaded.set(page, module);
  return module;
}
