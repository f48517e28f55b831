import type { Registry } from './registry';

/** What one request is answered with. Most are shown the live composition. */
export type ResolvedComposition = {
  composition: Registry;
  /** Names the pages that are kept for it beside those of others, '' for the live one; null where none may be kept. */
  cacheVariant: string | null;
  /** What a bar at the foot of each page says; null for visitors. */
  bar: string | null;
  /** False while others are shown something else under the same addresses: no cache in front may keep a page then. */
  isForAll: boolean;
};

export function resolveLive(composition: Registry): ResolvedComposition {
  return { composition, cacheVariant: '', bar: null, isForAll: true };
}
