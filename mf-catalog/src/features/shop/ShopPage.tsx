import { paths } from '@shop/contracts/paths';
import { webPage } from '@shop/domain/seo/webPage';
import { Head, Link, useSearchParams, useSite } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { Page } from '@shop/ui/Page';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { everythingSold, products } from '../../data/products';
import { CategoryChips } from './CategoryChips';
import { FilterSelect } from './FilterSelect';
import styles from './ShopPage.module.css';
import { ShopResults } from './ShopResults';
import { SortSelect } from './SortSelect';
import { readShopQuery, type ShopQuery, shopAddress, writeShopQuery } from './shopQuery';

const title = 'Shop Candle Making Supplies';
const description =
  'Candle-making kits, soy, beeswax and coconut wax, cotton wicks, fragrance oils and glass containers: filter by skill level or category and sort as you like.';

/** `/shop`: the whole catalogue, filtered, sorted and searched by what the address says. */
export function Component() {
  const [parameters, setParameters] = useSearchParams();
  const { origin } = useSite();
  const query = readShopQuery(parameters);
  // Each choice is an entry of the history: Back undoes it. A new choice starts at the first page.
  const change = (part: Partial<ShopQuery>) =>
    setParameters(writeShopQuery({ ...query, page: 1, ...part }), { preventScrollReset: true });
  return (
    <Page>
      <Head
        title={query.search ? `Search: ${query.search}` : title}
        description={description}
        path={paths.shop}
        isHidden={query.search !== ''}
        jsonLd={[webPage({ type: 'CollectionPage', name: title, description, path: paths.shop, origin })]}
      />
      <h1>{title}</h1>
      {query.search ? (
        <p className={styles.term}>
          Results for “<strong>{query.search}</strong>”{' '}
          <Link to={shopAddress({ ...query, search: '', page: 1 })} preventScrollReset>
            Clear <VisuallyHidden>{`the search for ${query.search}`}</VisuallyHidden>
          </Link>
        </p>
      ) : null}
      <CategoryChips query={query} />
      <noscript>
        <form action={paths.shop} className={styles.search}>
          <input
            type="search"
            name="search"
            defaultValue={query.search}
            placeholder="Search the shop"
            aria-label="Search the shop"
          />{' '}
          <Button type="submit">Find</Button>
        </form>
      </noscript>
      <div className={styles.controls}>
        <FilterSelect value={query} onChange={change} />
        <SortSelect value={query.sort} onChange={(sort) => change({ sort })} />
      </div>
      {/* The list is the fifteen; a search finds gift bundles too (rule catalogue.bundles). */}
      <ShopResults catalogue={query.search ? everythingSold : products} query={query} />
    </Page>
  );
}
