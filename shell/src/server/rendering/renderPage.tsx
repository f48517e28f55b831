import { arrayBuffer } from 'node:stream/consumers';
import type { CartGateway } from '@shop/platform';
import { prerenderToNodeStream } from 'react-dom/static';
import { Document } from '../../Document';
import { Layout } from '../../layout/Layout';
import { limit } from '../../remotes/limit';
import { staticRouter } from '../../routing/makeRouter';
import { RouterView } from '../../routing/RouterView';
import { makeStore } from '../../store/makeStore';
import type { RenderResult } from './messages';
import { describeError, type PageRequest, preparePage, type RenderLog, STEP_MS } from './preparePage';
import { siteData } from './siteData';

const emptyCart: CartGateway = {
  getModule: () => null,
  subscribe: () => () => {},
  isKnownEmpty: () => null,
  add: async () => false,
  addAll: async () => false,
  openPanel: async () => {},
  buyNow: () => {},
};

/** Renders a page whole. @throws where its remote fails in a loader or while rendering */
export async function renderPage(request: PageRequest, log: RenderLog): Promise<RenderResult> {
  const prepared = await preparePage(request, log);
  if (!prepared.boot) return prepared;
  const { generation, url } = request;
  const { boot, styleTexts, fragments, page, ...facts } = prepared;
  const { integrity, data } = generation;
  const services = { site: boot.site, cart: emptyCart, fragments };
  const inHead = { styleTexts, integrity, siteData: siteData(boot.site) };
  const tree = (
    <Document boot={boot} services={services} store={makeStore()} {...inHead}>
      <RouterView router={staticRouter(url, page)} Frame={Layout} />
    </Document>
  );
  let { isComplete } = facts;
  const rendering = prerenderToNodeStream(tree, {
    bootstrapScripts: data.shell.js.map((src) => ({
      src,
      integrity: integrity[src],
      ...(__ASSETS_ORIGIN__ ? { crossOrigin: 'anonymous' as const } : {}),
    })),
    // Whole regions in place: what React would move there later needs inline script, which the policy forbids.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      isComplete = false;
      log.error({ reason: describeError(error) }, 'render error');
    },
  });
  const { prelude } = await limit(rendering, STEP_MS, 'rendering');
  const html = await arrayBuffer(prelude);
  return { ...facts, html: new Uint8Array(html), isComplete };
}
