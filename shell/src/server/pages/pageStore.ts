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
  /** Pages that nobody waits for, cached or listed; what is newer takes the place of what waits for the same page. */
  private readonly waiting = new Map<string, WantedPage>();

  constructor(private readonly options: PageStoreOptions) {}

  /** The page that an address means: parameters that it does not know are no part of it. */
  toWanted(resolved: ResolvedComposition, { pathname, searchParams }: URL): WantedPage {
    const plain = { ...resolved, address: pathname };
    if (searchParams.size === 0) return plain;
    const { composition } = resolved;
    const page = this.cache.get(this.cacheKey(plain));
    // Matching all routes would cost more than the rest of a cached answer.
    const isKnown = page?.rendered.status === 200 && page.fits(composition);
    const { query } = (isKnown ? page.handle : this.options.renderer.getHandle(composition, pathname)) ?? {};
    return { ...plain, address: pathname + ownQuery(searchParams, query) };
  }

  /** What is cached. A page whose boot data name replaced versions is rendered again later. */
  cached(wanted: WantedPage): CachedPage | undefined {
    const known = this.cache.get(this.cacheKey(wanted));
    if (!known?.fits(wanted.composition)) return undefined;
    const now = performance.now();
    if (known.madeFor !== computeId(wanted.composition) && now - known.renewedAt > RENEWAL_MS) {
      known.renewedAt = now;
      this.renderLater(wanted);
    }
    return known;
  }

  /** @returns null while too many are rendered */
  render(wanted: WantedPage): Promise<CachedPage> | null {
    const known = this.running.get(this.runningKey(wanted));
    if (known) return known;
    return this.count.visitor < MAX_RENDERINGS ? this.start('visitor', wanted) : null;
  }

  renderLater(wanted: WantedPage): void {
    this.waiting.set(wanted.cacheVariant + wanted.address, wanted);
    this.startBackground();
  }

  private startBackground(): void {
    const [next] = this.waiting;
    if (!next || this.count.background > 0 || this.count.visitor >= BUSY_RENDERINGS) return;
    const [page, wanted] = next;
    this.waiting.delete(page);
    // The rendering that is under way starts the next one.
    if (this.running.has(this.runningKey(wanted))) return;
    this.start('background', wanted).catch(({ message: reason }: Error) => {
      // The query may be a search term.
      const [path] = wanted.address.split('?', 1);
      this.options.log.warn({ path, reason }, 'cannot render page in the background');
    });
  }

  private start(slot: keyof typeof this.count, wanted: WantedPage): Promise<CachedPage> {
    const key = this.runningKey(wanted);
    const stopTimer = renderDuration.startTimer({ slot });
    const rendering = this.renderNow(wanted).finally(() => {
      stopTimer();
      this.count[slot] -= 1;
      this.running.delete(key);
      this.startBackground();
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
    if (bar !== null) return new CachedPage(addPreviewBar(result, bar), composition, { isPrivate: true });
    const page = new CachedPage(result, composition, renderer.getHandle(composition, url.pathname));
    if (page.handle.isPrivate) return page;
    const before = this.cache.get(key);
    const isWorse = !result.isComplete && before?.rendered.isComplete && before.fits(composition);
    if (!isWorse) this.cache.set(key, page, { ttl: result.isComplete ? 0 : INCOMPLETE_TTL_MS });
    return page;
  }
}
