import { calculators } from '@shop/contracts/proposal';
import { toUrl } from '../formulas/toUrl';

/** The pages that work offline after one visit; nothing else in the shop pretends to. */
export const toolPages = calculators;

/** The one piece of data that the tools read. */
export const PRODUCTS_ADDRESS = '/api/products';

export function filesNamedIn(html: string): string[] {
  return [...new Set(html.match(/\/r\/[\w./-]+\.(?:js|css|woff2)/g) ?? [])];
}

export type RequestFacts = { method: string; mode: string; url: string; referrer: string };

/** What the worker does with a request of its own origin; null: nothing, the browser goes on as if it were not there. */
export function toolRequest(request: RequestFacts, origin: string): 'page' | 'file' | 'products' | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  if (request.mode === 'navigate') return toolPages.includes(url.pathname) ? 'page' : null;

  const asker = toUrl(request.referrer);
  if (asker?.origin !== origin) return null;
  const isFromTool = toolPages.includes(asker.pathname);
  if (url.pathname === PRODUCTS_ADDRESS) return isFromTool && url.search === '' ? 'products' : null;
  const isFile = url.pathname.startsWith('/r/');
  const isFontOfStyle = url.pathname.endsWith('.woff2') && asker.pathname.endsWith('.css');
  return isFile && (isFromTool || isFontOfStyle) ? 'file' : null;
}
