import type { ResolvedComposition } from '../composition/resolvedComposition';
import type { RenderSlot } from '../operations/observability/metrics';
import { addPreviewBar } from '../releases/previews/previewBar';
import { computeId } from '../rendering/generation';
import type { PageRenderer } from '../rendering/pageRenderer';
import type { LivePrices } from './livePrices';
import { CachedPage, CachedRedirect, makePageCache, type PageAnswer } from './pageCache';
import { createRenderQueue } from './renderQueue';

/** Milliseconds for which an incomplete page is sent again: a crowd must not cost a rendering each. */
const INCOMPLETE_TTL_MS = 1000;
const RENEWAL_MS = 5000;
const MAX_RENDERINGS = 64;
const noPrices: LivePrices = { prices: null, tag: '' };

export type PageStoreOptions = {
  renderer: Pick<PageRenderer, 'render' | 'getHandle'>;
  origin: string;
  livePrices?: () => LivePrices;
  maxRenderings?: number;
  onRendered?: (slot: RenderSlot, seconds: number) => void;
  /** Called for a background rendering that fails; the path has no query, which may be a search term. */
  onBackgroundFailure: (path: string, error: Error) => void;
};

function ownQuery(search: URLSearchParams, known: string[] = []): string {
  const own = new URLSearchParams([...search].filter(([name]) => known.includes(name)));
  own.sort();
  return own.size > 0 ? `?${own}` : '';
}

export class PageStore {
  private readonly cache = makePageCache();
  private readonly queue;

  constructor(private readonly options: PageStoreOptions) {
    this.queue = createRenderQueue<PageAnswer>(options.maxRenderings ?? MAX_RENDERINGS);
  }

  get size() {
    return { count: this.cache.size, bytes: this.cache.calculatedSize };
  }

  canonicalAddress(
    { composition, cacheVariant }: ResolvedComposition,
    { pathname, searchParams }: URL,
  ): string {
    if (searchParams.size === 0) return pathname;
    const page = this.cache.get(this.cacheKey(cacheVariant, pathname));
    // Matching all routes would cost more than the rest of a cached answer.
    const isKnown = page instanceof CachedPage && page.status === 200 && page.fits(composition);
    const { query } = (isKnown ? page : this.options.renderer.getHandle(composition, pathname)) ?? {};
    return pathname + ownQuery(searchParams, query);
  }

  /** What is cached for an address. A page whose boot data name replaced versions is rendered again later. */
  cached(resolved: ResolvedComposition, address: string): PageAnswer | undefined {
    const { composition, cacheVariant } = resolved;
    const known = cacheVariant === null ? undefined : this.cache.get(this.cacheKey(cacheVariant, address));
    if (!known?.fits(composition)) return undefined;
    const isOld = known instanceof CachedPage && known.madeFor !== computeId(composition);
    if (isOld && known.mayBeRenewed(RENEWAL_MS)) this.renderLater(resolved, address);
    return known;
  }

  render(resolved: ResolvedComposition, address: string): Promise<PageAnswer> {
    return this.queue.run(this.toKey(resolved, address), () => this.renderNow(resolved, address, 'visitor'));
  }

  renderLater(resolved: ResolvedComposition, address: string): void {
    this.queue.addBackground(resolved.cacheVariant + address, this.toKey(resolved, address), () =>
      this.renderNow(resolved, address, 'background').catch((error: Error) => {
        this.options.onBackgroundFailure(address.split('?', 1)[0] ?? '', error);
        throw error;
      }),
    );
  }

  private toKey({ composition, cacheVariant, bar }: ResolvedComposition, address: string): string {
    return `${cacheVariant ?? bar} ${this.livePrices.tag} ${computeId(composition)} ${address}`;
  }

  private get livePrices() {
    return this.options.livePrices?.() ?? noPrices;
  }

  private cacheKey(cacheVariant: string | null, address: string): string {
    return cacheVariant + this.livePrices.tag + address;
  }

  private async renderNow(
    { composition, cacheVariant, bar }: ResolvedComposition,
    address: string,
    slot: RenderSlot,
  ): Promise<PageAnswer> {
    const { renderer, origin, onRendered } = this.options;
    const url = new URL(origin + address);
    // Of the prices that it is rendered with, which may change meanwhile.
    const key = cacheVariant === null ? null : this.cacheKey(cacheVariant, address);
    const startedAt = performance.now();
    const result = await renderer
      .render(composition, url, this.livePrices.prices)
      .finally(() => onRendered?.(slot, (performance.now() - startedAt) / 1000));
    if (result.kind === 'redirect') {
      const redirect = new CachedRedirect(result.location, composition);
      if (key !== null) this.cache.set(key, redirect);
      return redirect;
    }
    if (bar !== null) return new CachedPage(addPreviewBar(result, bar), composition, { isPrivate: true });
    const { isPrivate, query } = renderer.getHandle(composition, url.pathname) ?? {};
    const page = new CachedPage(result, composition, { isPrivate: isPrivate || key === null, query });
    if (key !== null && !page.isPrivate) {
      const before = this.cache.get(key);
      // An incomplete page never replaces a complete one.
      const isBetter = before instanceof CachedPage && before.isComplete && before.fits(composition);
      if (page.isComplete) this.cache.set(key, page);
      else if (!isBetter) this.cache.set(key, page, { ttl: INCOMPLETE_TTL_MS });
    }
    return page;
  }
}
