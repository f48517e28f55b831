import type { PageModule, PageRoute } from '@shop/contracts/remotes';
import { LOAD_LIMIT_MS, limit } from '../remotes/limit';
import { retryChunks } from '../remotes/retryChunks';

const loaded = new WeakMap<PageRoute, PageModule>();

/** Within the limit. A failure is not kept: the next call tries again. */
export async function loadPage(page: PageRoute): Promise<PageModule> {
  const known = loaded.get(page);
  if (known) return known;
  const module = await limit(retryChunks(page.lazy), LOAD_LIMIT_MS, page.path);
  loaded.set(page, module);
  return module;
}
