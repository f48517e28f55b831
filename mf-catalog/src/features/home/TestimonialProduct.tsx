import { Link } from '@shop/platform';
import { Picture } from '@shop/ui/Picture';
import { findProduct } from '../../catalogue/findProduct';
import { productPath } from '../../catalogue/productPath';
import { pictures } from '../../data/pictures';
import styles from './TestimonialCarousel.module.css';

/** The product that a review is about: its picture and the way to it. */
export function TestimonialProduct({ slug }: { slug: string }) {
  const product = findProduct(slug);
  if (!product) return null;
  return (
    <Link to={productPath(product)} className={styles.product}>
      <Picture
        picture={pictures[product.picture]}
        sizes="64px"
        alt=""
        name={product.name}
        className={styles.picture}
      />
      {product.name}
    </Link>
  );
}
