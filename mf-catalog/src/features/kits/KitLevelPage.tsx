import { paths } from '@shop/contracts/paths';
import { Link, useLocation } from '@shop/platform';
import { Page } from '@shop/ui/Page';
import { filterProducts } from '../../catalogue/filterProducts';
import { findProducts } from '../../catalogue/findProduct';
import { Advice } from '../../components/Advice';
import { CollectionHead } from '../../components/CollectionHead';
import { LinkCards } from '../../components/LinkCards';
import { PageIntro } from '../../components/PageIntro';
import { ProductCard } from '../../components/ProductCard';
import { ProductGrid } from '../../components/ProductGrid';
import { skillLevelKeys, skillLevels } from '../../data/categories';
import { kitLevelContent } from '../../data/kitLevelContent';
import { products } from '../../data/products';
import styles from './KitLevelPage.module.css';

/** The kits of one skill level, by the page's path: `/candle-making-kits/beginners`, `/medium`, `/expert`. */
export function Component() {
  const { pathname } = useLocation();
  const skill = skillLevelKeys.find((key) => pathname.startsWith(skillLevels[key].listPath));
  if (!skill) return null;
  const path = skillLevels[skill].listPath;
  const { title, description, intro, getLink, moreLink, adviceTitle, advice, extraSlugs, links } =
    kitLevelContent[skill];
  const kits = filterProducts(products, { skill, category: 'kit' });
  return (
    <Page>
      <CollectionHead title={title} description={description} path={path} />
      <PageIntro title={title} text={intro} />
      {kits.map((kit) => (
        <ProductCard key={kit.id} product={kit} to={getLink(kit.slug)} level={2} isFirst place="wide">
          <p>{kit.summary}</p>
        </ProductCard>
      ))}
      {moreLink
        ? kits.map(({ id, slug }) => (
            <p key={id} className={styles.more}>
              <Link to={moreLink.getLink(slug)}>{moreLink.text}</Link>
            </p>
          ))
        : null}
      <Advice title={adviceTitle} entries={advice} />
      <section aria-labelledby="extras">
        <h2 id="extras">Goes well with it</h2>
        {/* Rule catalogue.kit-level. */}
        <ProductGrid
          products={findProducts(extraSlugs)}
          level={3}
          getLink={({ slug }) => paths.product(slug)}
        />
      </section>
      <section aria-labelledby="read-on">
        <h2 id="read-on">Where to go from here</h2>
        <LinkCards cards={links} />
      </section>
    </Page>
  );
}
