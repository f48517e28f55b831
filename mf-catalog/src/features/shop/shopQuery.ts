import { paths } from '@shop/contracts/paths';
import type { ProductFilter } from '../../catalogue/filterProducts';
import { defaultSortOrder, type SortOrder, sortOrders } from '../../catalogue/sortProducts';
import { categories, categoryKeys, skillLevelKeys, skillLevels } from '../../data/categories';

/** What the shop page's address says: `?search=&skill=&category=&sort=&page=` (rule catalogue.filters). */
export type ShopQuery = ProductFilter & {
  /** Trimmed; '' for none. */
  search: string;
  sort: SortOrder;
  /** From 1. */
  page: number;
};

/** Reads an address. Values that nothing here knows are ignored; each vocabulary is understood (rule catalogue.vocabulary). */
export function readShopQuery(parameters: URLSearchParams): ShopQuery {
  const get = (name: string) => parameters.get(name)?.trim().toLowerCase() ?? '';
  const page = Number(get('page'));
  return {
    // HTML has no NUL: the browser would read another term than the server wrote.
    search: parameters.get('search')?.replaceAll('\0', '').trim() ?? '',
    skill:
      skillLevelKeys.find((key) => key === get('skill') || skillLevels[key].aliases.includes(get('skill'))) ??
      null,
    category:
      categoryKeys.find((key) => key === get('category') || categories[key].param === get('category')) ??
      null,
    sort: sortOrders.find((order) => order === get('sort')) ?? defaultSortOrder,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** Writes an address: what is left at its default is left out. */
export function writeShopQuery({ search, skill, category, sort, page }: ShopQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (skill) parameters.set('skill', skill);
  if (category) parameters.set('category', categories[category].param);
  if (sort !== defaultSortOrder) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

/** The address that says so. */
export function shopAddress(query: ShopQuery): string {
  const text = writeShopQuery(query).toString();
  return text ? `${paths.shop}?${text}` : paths.shop;
}
