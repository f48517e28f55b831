import { Link, useLocation } from '@shop/platform';
import { Page } from '@shop/ui/Page';
import { listProducts } from '../../catalogue/findProduct';
import { Advice } from '../../components/Advice';
import { CollectionHead } from '../../components/CollectionHead';
import { LinkCards } from '../../components/LinkCards';
import { PageIntro } from '../../components/PageIntro';
import { ProductGrid } from '../../components/ProductGrid';
import { categories, categoryKeys } from '../../data/categories';
import { categoryContent } from '../../data/categoryContent';
import { KitComparison } from './KitComparison';

/** Page of one category, by its path: what there is, which of it to choose, where to read on. */
export function Component() {
  const { pathname } = useLocation();
  const category = categoryKeys.find((key) => pathname.startsWith(categories[key].path));
  if (!category) return null;
  const { path } = categories[category];
  const { title, description, intro, aside, adviceTitle, advice, linksTitle, links } =
    categoryContent[category];
  return (
    <Page>
      <CollectionHead title={title} description={description} path={path} />
      <PageIntro title={title} text={intro} />
      {aside ? (
        <p>
          {aside.text} <Link to={aside.to}>{aside.link}</Link>
        </p>
      ) : null}
      <ProductGrid products={listProducts(category)} level={2} hasFirst />
      {category === 'kit' ? <KitComparison /> : null}
      <Advice title={adviceTitle} entries={advice} />
      <section aria-labelledby="read-on">
        <h2 id="read-on">{linksTitle}</h2>
        <LinkCards cards={links} />
      </section>
    </Page>
  );
}
