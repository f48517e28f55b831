import { webPage } from '@shop/domain/seo/webPage';
import { brand } from '@shop/domain/site/brand';
import { Head, Link, useSite } from '@shop/platform';
import { BelowFirstScreen } from '@shop/ui/BelowFirstScreen';
import { Suspense } from 'react';
import { findProducts } from '../../catalogue/findProduct';
import { ProductGrid } from '../../components/ProductGrid';
import { bestSellerSlugs } from '../../data/bestSellers';
import { giftsPath } from '../../data/categories';
import { Hero } from './Hero';
import styles from './HomePage.module.css';
import { LearnCards } from './LearnCards';
import { Newsletter } from './Newsletter';
import { Promises } from './Promises';
import { SkillLevelCards } from './SkillLevelCards';
import { TestimonialCarousel } from './TestimonialCarousel';

const title = `${brand.name}: Candle Making Kits & Supplies`;

/** The home page (rule catalogue.home). */
export function Component() {
  const { origin } = useSite();
  return (
    <>
      <Head
        title={title}
        description={brand.description}
        path="/"
        jsonLd={[webPage({ name: title, description: brand.description, path: '/', origin })]}
      />
      <Hero />
      <Promises />
      <BelowFirstScreen>
        <div className={styles.page}>
          {/* Sections of links are hydrated apart, each in its own task; what has a button, with the page (decision 24). */}
          <Suspense>
            <SkillLevelCards />
          </Suspense>
          <p className={styles.gifts}>
            Is it a present? <Link to={giftsPath}>Gift bundles come boxed, with a ribbon.</Link>
          </p>
          <section aria-labelledby="best-sellers">
            <h2 id="best-sellers">Best Selling Products</h2>
            <ProductGrid products={findProducts(bestSellerSlugs)} level={3} isRow />
          </section>
          <Suspense>
            <LearnCards />
          </Suspense>
          <TestimonialCarousel />
          <Newsletter />
        </div>
      </BelowFirstScreen>
    </>
  );
}
