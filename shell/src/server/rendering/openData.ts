import type { PageRoute } from '@shop/contracts/remotes';
import { limit } from '../../remotes/limit';
import { loadPage } from '../../routing/loadPage';
import { matchPage } from '../../routing/matchPage';
import { type DataType, dataTypes } from './dataTypes';

/** Milliseconds that the loader of data may take. */
const LIMIT_MS = 1500;

/** What an address that is no page answers. */
export type Data = { status: number; contentType: DataType; bytes: Uint8Array<ArrayBuffer> };

/**
 * The answer of a route that is no page (`isData` in its handle); null where a page stands under the path.
 * @throws when its loader fails, takes too long, or answers with another type than those of dataTypes
 */
export async function openData(routes: PageRoute[], url: URL): Promise<Data | null> {
  const match = matchPage(routes, url.pathname);
  if (!match?.page.handle?.isData) return null;
  const abort = new AbortController();
  const open = async (): Promise<Data> => {
    const { loader } = await loadPage(match.page);
    const answer = await loader?.({
      request: new Request(url, { signal: abort.signal }),
      params: match.params,
    });
    const given = answer instanceof Response ? answer.headers.get('Content-Type') : null;
    const contentType = dataTypes.find((known) => known === given);
    if (!(answer instanceof Response) || !contentType)
      throw new Error(`${url.pathname} answers none of ${dataTypes.join(', ')}`);
    return {
      status: answer.status,
      contentType,
      bytes: new Uint8Array(await answer.arrayBuffer()),
    };
  };
  try {
    return await limit(open(), LIMIT_MS, `loader of ${url.pathname}`);
  } finally {
    abort.abort();
  }
}
