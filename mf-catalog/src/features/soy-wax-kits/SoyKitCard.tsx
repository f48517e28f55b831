import { toDollars } from '@shop/domain/money';
import { useCart } from '@shop/platform';
import { Picture } from '@shop/ui/Picture';
import { findProduct } from '../../catalogue/findProduct';
import { productPath } from '../../catalogue/productPath';
import { CardFrame } from '../../components/CardFrame';
import { cardPictureSizes } from '../../components/cardPictureSizes';
import { pictures } from '../../data/pictures';
import type { SoyKit } from './readSoyKits';
import styles from './SoyKitCard.module.css';

/** The card of a row of the products table: what the table says, with the catalogue's larger picture where it has one. */
export function SoyKitCard({ kit }: { kit: SoyKit }) {
  const { add } = useCart();
  const known = findProduct(kit.slug);
  return (
    <CardFrame
      productId={kit.id}
      name={kit.name}
      to={known ? productPath(known) : null}
      rating={kit.rating}
      reviewCount={kit.review_count}
      priceCents={kit.price}
      picture={
        known ? (
          <Picture picture={pictures[known.picture]} sizes={cardPictureSizes[4]} alt="" name={kit.name} />
        ) : (
          <img
            src={kit.image_url}
            alt=""
            width={320}
            height={320}
            loading="lazy"
            className={styles.picture}
          />
        )
      }
      onAdd={() =>
        add({ id: kit.id, name: kit.name, price: toDollars(kit.price), slug: kit.slug, image: kit.image_url })
      }
    />
  );
}
