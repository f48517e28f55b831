import type { PageRoute } from '@shop/contracts/remotes';
import { limit } from '../../remotes/limit';
import { loadPage } from '../../routing/loadPage';
import { matchPage } from '../../routing/matchPage';

/** Milliseconds that the loader of data may take. */
const LIMIT_MS = 1500;

const JSON_TYPE = 'application/json';

/** What an address that is no page answers. */
export type Data = { status: number; contentType: typeof JSON_TYPE; bytes: Uint8Array<ArrayBuffer> };

/**
 * The answer of a route that is no page (`isData` in its handle); null where a page stands under the path.
 * @throws when its loader fails, takes too long, or answers with anything but JSON
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
    if (!(answer instanceof Response) || answer.headers.get('Content-Type') !== JSON_TYPE)
      throw new Error(`${url.pathname} answers no JSON`);
    return {
      status: answer.status,
      contentType: JSON_TYPE,
      bytes: new Uint8Array(await answer.arrayBuffer()),
    };
  };
  try {
    return await limit(open(), LIMIT_MS, `loader of ${url.pathname}`);
  } finally {
    abort.abort();
  }
}
