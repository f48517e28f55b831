import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { computeId, type ResolvedComposition } from '../composition/registry';
import { renderDuration } from '../operations/observability/metrics';
import { addPreviewBar } from '../releases/previews/previewBar';
import type { PageRenderer } from '../rendering/pageRenderer';
import { CachedPage } from './cachedPage';
import type { LivePrices } from './livePrices';

/** Bounded by size: nobody can fill the memory with made-up addresses. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Milliseconds for which an incomplete page is sent again: a crowd must not cost a rendering each. */
const INCOMPLETE_TTL_MS = 1000;
const RENEWAL_MS = 5000;
export const MAX_RENDERINGS = 64;
/** With fewer visitors' renderings than this one renderer is free: a shop has two at least. */
const BUSY_RENDERINGS = 2;

export type PageStoreOptions = {
  renderer: Pick<PageRenderer, 'render' | 'getHandle'>;
  origin: string;
  livePrices: () => LivePrices;
  log: Pick<Logger, 'warn'>;
};

type WantedPage = ResolvedComposition & { address: string };

function ownQuery(search: URLSearchParams, known: string[] = []): string {
  const own = new URLSearchParams([...search].filter(([name]) => known.includes(name)));
  own.sort();
  return own.size > 0 ? `?${own}` : '';
}

export class PageStore {
  private readonly cache = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    // The page itself and two encodings of about a quarter each.
    sizeCalculation: ({ rendered }, key) => Math.ceil(rendered.html.length * 1.5) + key.length,
  });
  private readonly running = new Map<string, Promise<CachedPage>>();
  private readonly count = { visitor: 0, background: 0 };

  constructor(private readonly options: PageStoreOptions) {}

  /** The page that an address means: parameters that it does not know are no part of it. */
  toWanted(resolved: ResolvedComposition, { pathname, searchParams }: URL): WantedPage {
    // Routes are matched only where it matters: that costs as much as the rest of a cached answer.
    const handle = searchParams.size > 0 && this.options.renderer.getHandle(resolved.composition, pathname);
    return { ...resolved, address: pathname + (handle ? ownQuery(searchParams, handle.query) : '') };
  }

  /** What is cached. A page whose boot data name replaced versions is rendered again, if not now with a later request. */
  cached(wanted: WantedPage): CachedPage | undefined {
    const known = this.cache.get(this.cacheKey(wanted));
    if (!known?.fits(wanted.composition)) return undefined;
    this.refresh(wanted, known);
    return known;
  }

  /** Renders a page that nobody waits for, unless it is cached for this composition or under way. False while no renderer is free for it. */
  refresh(wanted: WantedPage, known = this.cache.get(this.cacheKey(wanted))): boolean {
    if (known?.madeFor === computeId(wanted.composition) || this.running.has(this.runningKey(wanted)))
      return true;
    const now = performance.now();
    if (known && now - known.renewedAt < RENEWAL_MS) return true;
    if (this.count.background > 0 || this.count.visitor >= BUSY_RENDERINGS) return false;
    if (known) known.renewedAt = now;
    this.start('background', wanted).catch(({ message: reason }: Error) => {
      // The query may be a search term.
      const [path] = wanted.address.split('?', 1);
      this.options.log.warn({ path, reason }, 'cannot render page in the background');
    });
    return true;
  }

  /** @returns null while too many are rendered */
  render(wanted: WantedPage): Promise<CachedPage> | null {
    const known = this.running.get(this.runningKey(wanted));
    if (known) return known;
    return this.count.visitor < MAX_RENDERINGS ? this.start('visitor', wanted) : null;
  }

  private start(slot: keyof typeof this.count, wanted: WantedPage): Promise<CachedPage> {
    const key = this.runningKey(wanted);
    const stopTimer = renderDuration.startTimer({ slot });
    const rendering = this.renderNow(wanted).finally(() => {
      stopTimer();
      this.count[slot] -= 1;
      this.running.delete(key);
    });
    this.count[slot] += 1;
    this.running.set(key, rendering);
    return rendering;
  }

  private cacheKey({ cacheVariant, address }: WantedPage): string {
    return cacheVariant + this.options.livePrices().tag + address;
  }

  private runningKey(wanted: WantedPage): string {
    return `${computeId(wanted.composition)} ${this.cacheKey(wanted)}`;
  }

  private async renderNow(wanted: WantedPage): Promise<CachedPage> {
    const { composition, address, bar } = wanted;
    const { renderer, origin, livePrices } = this.options;
    const url = new URL(origin + address);
    // Of the prices that it is rendered with, which may change meanwhile.
    const key = this.cacheKey(wanted);
    const result = await renderer.render(composition, url, livePrices().prices);
    if (bar !== null) return new CachedPage(addPreviewBar(result, bar), composition, true);
    const { isPrivate } = renderer.getHandle(composition, url.pathname) ?? {};
    const page = new CachedPage(result, composition, isPrivate);
    if (isPrivate) return page;
    const before = this.cache.get(key);
    const isWorse = !result.isComplete && before?.rendered.isComplete && before.fits(composition);
    if (!isWorse) this.cache.set(key, page, { ttl: result.isComplete ? 0 : INCOMPLETE_TTL_MS });
    return page;
  }
}
