import { LRUCache } from 'lru-cache';
import type { ResolvedComposition } from '../composition/resolvedComposition';
import type { RenderSlot } from '../operations/observability/metrics';
import { addPreviewBar } from '../releases/previews/previewBar';
import { computeId } from '../rendering/generation';
import type { PageRenderer } from '../rendering/pageRenderer';
import type { LivePrices } from './livePrices';
import { CachedPage, makePageCache } from './pageCache';
import { createRenderQueue } from './renderQueue';

export type Redirect = { kind: 'redirect'; location: string };
/** A remote's redirect, and the composition in which it holds. */
type CachedRedirect = { location: string; madeFor: string };
const MAX_REDIRECT_BYTES = 1024 * 1024;

/** Milliseconds for which an incomplete page is sent again: a crowd must not cost a rendering each. */
const INCOMPLETE_TTL_MS = 1000;
/** Milliseconds between two background renderings of one page. */
const RENEWAL_MS = 5000;

type Options = {
  renderer: Pick<PageRenderer, 'render' | 'getHandle'>;
  origin: string;
  /** What pages show as prices; every change makes other pages. */
  livePrices: () => LivePrices;
  /** Pages rendered at once for visitors: the last of them waits a second or two. */
  maxRenderings: number;
  onRendered: (slot: RenderSlot, seconds: number) => void;
  /** Called for a background rendering that fails; the path has no query, which may be a search term. */
  onBackgroundFailure: (path: string, error: Error) => void;
};

/** The query as the page may see it: only parameters that its handle names. */
function ownQuery(search: URLSearchParams, known: string[] = []): string {
  const own = new URLSearchParams([...search].filter(([name]) => known.includes(name)));
  own.sort();
  return own.size > 0 ? `?${own}` : '';
}

/** Pages and redirects by composition and canonical address: cached, or rendered once for all who ask meanwhile. */
export class PageStore {
  private readonly cache = makePageCache();
  private readonly redirects = new LRUCache<string, CachedRedirect>({
    maxSize: MAX_REDIRECT_BYTES,
    sizeCalculation: ({ location }, address) => location.length + address.length,
  });
  private readonly queue;

  constructor(private readonly options: Options) {
    this.queue = createRenderQueue<CachedPage | Redirect>(options.maxRenderings);
  }

  /** Number and bytes of cached pages. */
  get size() {
    return { count: this.cache.size, bytes: this.cache.calculatedSize };
  }

  /** Path and own query of a request. */
  canonicalAddress(resolved: ResolvedComposition, { pathname, searchParams }: URL): string {
    if (searchParams.size === 0) return pathname;
    const { composition, cacheVariant } = resolved;
    const page = this.cache.get(this.cacheKey(cacheVariant, pathname));
    // Matching all routes would cost more than the rest of a cached answer.
    if (page?.status === 200 && page.fits(composition)) return pathname + ownQuery(searchParams, page.query);
    return pathname + ownQuery(searchParams, this.options.renderer.getHandle(composition, pathname)?.query);
  }

  getRedirect({ composition, cacheVariant }: ResolvedComposition, address: string): string | undefined {
    const known = cacheVariant === null ? undefined : this.redirects.get(cacheVariant + address);
    return known?.madeFor === computeId(composition) ? known.location : undefined;
  }

  /** The cached page of an address. One whose boot data name replaced versions is rendered again later. */
  cached(resolved: ResolvedComposition, address: string): CachedPage | undefined {
    const { composition, cacheVariant } = resolved;
    const page = cacheVariant === null ? undefined : this.cache.get(this.cacheKey(cacheVariant, address));
    if (!page?.fits(composition)) return undefined;
    if (page.madeFor !== computeId(composition) && page.mayBeRenewed(RENEWAL_MS))
      this.renderLater(resolved, address);
    return page;
  }

  /** For a visitor. @throws TooManyRenderings, and what the renderer throws */
  render(resolved: ResolvedComposition, address: string): Promise<CachedPage | Redirect> {
    return this.queue.run(this.toKey(resolved, address), () => this.renderNow(resolved, address, 'visitor'));
  }

  /** Renders a page when no visitor's page waits for it. */
  renderLater(resolved: ResolvedComposition, address: string): void {
    this.queue.addBackground(resolved.cacheVariant + address, this.toKey(resolved, address), () =>
      this.renderNow(resolved, address, 'background').catch((error: Error) => {
        this.options.onBackgroundFailure(address.split('?', 1)[0] ?? '', error);
        throw error;
      }),
    );
  }

  private toKey({ composition, cacheVariant, bar }: ResolvedComposition, address: string): string {
    return `${cacheVariant ?? bar} ${this.options.livePrices().tag} ${computeId(composition)} ${address}`;
  }

  private cacheKey(
    cacheVariant: string | null,
    address: string,
    { tag } = this.options.livePrices(),
  ): string {
    return cacheVariant + tag + address;
  }

  private async renderNow(
    resolved: ResolvedComposition,
    address: string,
    slot: RenderSlot,
  ): Promise<CachedPage | Redirect> {
    const { composition, cacheVariant, bar } = resolved;
    const { renderer, origin, onRendered } = this.options;
    const livePrices = this.options.livePrices();
    const url = new URL(origin + address);
    const startedAt = performance.now();
    const result = await renderer
      .render(composition, url, livePrices.prices)
      .finally(() => onRendered(slot, (performance.now() - startedAt) / 1000));
    if (result.kind === 'redirect') {
      const { location } = result;
      if (cacheVariant !== null)
        this.redirects.set(cacheVariant + address, { location, madeFor: computeId(composition) });
      return result;
    }
    if (bar !== null) return new CachedPage(addPreviewBar(result, bar), composition, { isPrivate: true });
    const { isPrivate, query } = renderer.getHandle(composition, url.pathname) ?? {};
    const page = new CachedPage(result, composition, {
      isPrivate: isPrivate || cacheVariant === null,
      query,
    });
    this.keep(resolved, this.cacheKey(cacheVariant, address, livePrices), page);
    return page;
  }

  /** Caches a page, unless it is worse than the cached one. */
  private keep({ composition }: ResolvedComposition, key: string, page: CachedPage) {
    if (page.isPrivate) return;
    const before = this.cache.get(key);
    if (!page.isComplete && before?.isComplete && before.fits(composition)) return;
    this.cache.set(key, page, page.isComplete ? {} : { ttl: INCOMPLETE_TTL_MS });
  }
}
