import { formatCount } from '@shop/domain/money';
import { useSite } from '@shop/platform';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { filterProducts, type ProductFilter } from '../../catalogue/filterProducts';
import { withLivePrice } from '../../catalogue/livePrices';
import { searchProducts } from '../../catalogue/searchProducts';
import { sortProducts } from '../../catalogue/sortProducts';
import { ProductGrid } from '../../components/ProductGrid';
import { categories, skillLevels } from '../../data/categories';
import type { Product } from '../../data/products';
import { getPage } from './getPage';
import { NothingFound } from './NothingFound';
import { PageMatches } from './PageMatches';
import { Pager } from './Pager';
import styles from './ShopResults.module.css';
import { sortNames } from './SortSelect';
import { type ShopQuery, shopAddress } from './shopQuery';

type Props = { catalogue: readonly Product[]; query: ShopQuery };

/** What the query finds in the catalogue: the count, the cards of one page, the way to the others. */
export function ShopResults({ catalogue, query }: Props) {
  const { prices } = useSite();
  // Index and orders are kept by the catalogue's own list: only an order by price needs the prices, and each card has its own.
  const found = filterProducts(searchProducts(catalogue, query.search), query);
  const isByPrice = query.sort.startsWith('price');
  const priced = isByPrice ? found.map((product) => withLivePrice(product, prices)) : found;
  const { items, page, pageCount } = getPage(sortProducts(priced, query.sort), query.page);
  return (
    <>
      <p role="status" className={styles.count}>
        {countText(found.length, page, pageCount)}
      </p>
      {/* Said where the count stays the same, too. */}
      <VisuallyHidden aria-live="polite">{choiceText(query)}</VisuallyHidden>
      {found.length === 0 ? (
        <NothingFound />
      ) : (
        <ProductGrid products={items} level={2} hasFirst columns={4} />
      )}
      <PageMatches term={query.search} />
      <Pager
        page={page}
        pageCount={pageCount}
        getAddress={(target) => shopAddress({ ...query, page: target })}
      />
    </>
  );
}

function choiceText({ skill, category, sort }: ShopQuery): string {
  const names: Record<keyof ProductFilter | 'sort', string | null> = {
    skill: skill && skillLevels[skill].name,
    category: category && categories[category].name,
    sort: sortNames[sort],
  };
  return Object.values(names).filter(Boolean).join(', ');
}

function countText(count: number, page: number, pageCount: number): string {
  const products = count === 1 ? '1 product' : `${formatCount(count)} products`;
  return pageCount === 1 ? products : `${products}, page ${page} of ${pageCount}`;
}
