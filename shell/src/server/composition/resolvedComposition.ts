import type { Registry } from './registry';

export type ResolvedComposition = {
  composition: Registry;
  /** Names the pages that are kept for it beside those of others, '' for the live one. */
  cacheVariant: string;
  /** What a preview says at the end of each page; its pages are kept nowhere. */
  bar: string | null;
  /** False while others are shown something else under the same addresses: no cache in front may keep a page then. */
  isForAll: boolean;
};

export function resolveLive(composition: Registry): ResolvedComposition {
  return { composition, cacheVariant: '', bar: null, isForAll: true };
}
