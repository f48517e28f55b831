import type { PictureSource } from '@shop/contracts/pictures';
import type { PageLoaderArgs } from '@shop/contracts/remotes';
import { formatCents } from '@shop/domain/money';
import { breadcrumbList } from '@shop/domain/seo/breadcrumbs';
import { Head, useParams, useSite } from '@shop/platform';
import { BelowFirstScreen } from '@shop/ui/BelowFirstScreen';
import { Breadcrumb } from '@shop/ui/Breadcrumb';
import { Page } from '@shop/ui/Page';
import clsx from 'clsx';
import { type ComponentType, Suspense, useRef } from 'react';
import { findProduct } from '../../catalogue/findProduct';
import { useLivePrice } from '../../catalogue/livePrices';
import { productPath } from '../../catalogue/productPath';
import { Rating } from '../../components/Rating';
import { categories } from '../../data/categories';
import { pictures } from '../../data/pictures';
import type { ProductDetails } from '../../data/productDetails/types';
import type { Product } from '../../data/products';
import { BuyBar } from './BuyBar';
import { BuyButtons } from './BuyButtons';
import { BuyNowOffer } from './BuyNowOffer';
import { BuyTerms } from './BuyTerms';
import { factLine } from './factLine';
import { MoreLinks } from './MoreLinks';
import { gallerySizes, ProductGallery } from './ProductGallery';
import styles from './ProductPage.module.css';
import { ProductQuestions } from './ProductQuestions';
import { productJsonLd } from './productJsonLd';
import { RelatedProducts } from './RelatedProducts';
import { SpecificationTable } from './SpecificationTable';
import { searchDescription } from './searchDescription';
import { useIsAbove } from './useIsAbove';

/** What a kind of product shows below its specifications. */
type Notes = ComponentType<{ product: Product }>;

/**
 * A slug is found under its own category only.
 * @throws Response 404
 */
function loader({ params, request }: PageLoaderArgs) {
  const product = findProduct(params.slug);
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  if (!product || productPath(product) !== path) throw new Response('Not found', { status: 404 });
  return null;
}

function firstPicture({ slug }: PageLoaderArgs['params']) {
  const product = findProduct(slug);
  return product && { picture: pictures[product.picture], sizes: gallerySizes };
}

/** The page of the products with these texts. */
export function productPage(details: Record<string, ProductDetails>, Notes?: Notes) {
  return { loader, firstPicture, Component: ProductOfAddress.bind(null, { details, Notes }) };
}

/** The product that the address names; the loader has let only known slugs through. */
function ProductOfAddress({
  details: all,
  Notes,
}: {
  details: Record<string, ProductDetails>;
  Notes: Notes | undefined;
}) {
  const { slug } = useParams();
  const product = findProduct(slug);
  const details = all[slug ?? ''];
  if (!product || !details || product.category === 'bundle') return null;
  // The key starts every product afresh: no open panel is carried over.
  return (
    <ProductPage
      key={product.id}
      product={product}
      category={categories[product.category]}
      details={details}
      Notes={Notes}
    />
  );
}

type Props = {
  product: Product;
  category: (typeof categories)[keyof typeof categories];
  details: ProductDetails;
  Notes: Notes | undefined;
};

function ProductPage({ product: published, category, details, Notes }: Props) {
  const product = useLivePrice(published);
  const { origin } = useSite();
  const picture: PictureSource = pictures[product.picture];
  const buttons = useRef<HTMLDivElement>(null);
  const isBarShown = useIsAbove(buttons);
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: category.crumb, path: category.path },
  ];
  return (
    <Page>
      <Head
        title={product.name}
        description={searchDescription(product.summary, details.description)}
        path={productPath(product)}
        type="product"
        image={picture.share}
        jsonLd={[productJsonLd(product, origin), breadcrumbList(crumbs, origin)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.top}>
        <ProductGallery
          name={product.name}
          path={productPath(product)}
          pictures={[picture, ...details.gallery]}
        />
        <div>
          <h1 className={styles.title}>{product.name}</h1>
          <Rating rating={product.rating} reviewCount={product.reviewCount} />
          <p className={styles.facts}>{factLine(product, details)}</p>
          <p className={styles.price}>{formatCents(product.priceCents)}</p>
          <BuyButtons product={product} ref={buttons} />
          {product.isUnavailable ? (
            <p className={styles.unavailable}>Not available at the moment.</p>
          ) : (
            <>
              <BuyNowOffer priceCents={product.priceCents} />
              <BuyTerms priceCents={product.priceCents} />
            </>
          )}
          <div className={styles.description}>
            {details.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <h2 className={styles.subtitle}>{product.category === 'kit' ? 'What’s inside' : 'Features'}</h2>
          <ul className={styles.features}>
            {details.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      </div>
      <BelowFirstScreen>
        <div className={clsx(styles.more, details.specifications.length > 0 && styles.halves)}>
          {details.specifications.length > 0 ? (
            <section aria-labelledby="specifications">
              <h2 id="specifications" className={styles.subtitle}>
                Specifications
              </h2>
              <SpecificationTable rows={details.specifications} />
              {Notes ? <Notes product={product} /> : null}
            </section>
          ) : null}
          <ProductQuestions
            howToUse={details.howToUse}
            hasCaution={/°F|hours/.test(JSON.stringify(details))}
          />
        </div>
        <RelatedProducts
          title={product.category === 'kit' ? 'You Might Also Need' : 'Goes well with'}
          pairings={details.pairings}
        />
        {/* Hydrated apart, after the product (decision 24). */}
        <Suspense>
          <MoreLinks category={product.category} />
        </Suspense>
      </BelowFirstScreen>
      {isBarShown && !product.isUnavailable ? <BuyBar product={product} buttons={buttons} /> : null}
    </Page>
  );
}
