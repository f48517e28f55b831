/** Up to this many results stand on one page: the whole catalogue of today. */
export const MAX_ON_ONE_PAGE = 60;
/** Longer lists are cut into pages of this many: full rows at 2, 3 and 4 columns. */
export const PAGE_SIZE = 48;

/** The part of a list that one page shows. A page beyond the last shows the last. */
export function getPage<Item>(
  items: readonly Item[],
  page: number,
): { items: readonly Item[]; page: number; pageCount: number } {
  if (items.length <= MAX_ON_ONE_PAGE) return { items, page: 1, pageCount: 1 };
  const pageCount = Math.ceil(items.length / PAGE_SIZE);
  const shown = Math.min(Math.max(page, 1), pageCount);
  return { items: items.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE), page: shown, pageCount };
}
