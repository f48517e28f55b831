import { Link } from '@shop/platform';
import { Picture } from '@shop/ui/Picture';
import { useLivePrices } from '../catalogue/livePrices';
import { priceText } from '../catalogue/priceText';
import { productPath } from '../catalogue/productPath';
import { pictures } from '../data/pictures';
import type { Product } from '../data/products';
import { AddButton } from './AddButton';
import styles from './ProductRows.module.css';

type Props = {
  rows: { product: Product; reason?: string }[];
  /** True lays them side by side where there is room. */
  isWide?: boolean;
};

/** Products in a few words: a small picture, the name, why it is here, its price, and a '+'. */
export function ProductRows({ rows, isWide = false }: Props) {
  const products = useLivePrices(rows.map(({ product }) => product));
  return (
    <ul className={isWide ? `${styles.rows} ${styles.wide}` : styles.rows}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.row}>
          <Link to={productPath(product)} className={styles.link}>
            <Picture
              picture={pictures[product.picture]}
              sizes="72px"
              alt=""
              name={product.name}
              className={styles.picture}
            />
            <span>
              <span className={styles.name}>{product.name}</span>
              {rows[index]?.reason ? <span className={styles.reason}>{rows[index].reason}</span> : null}
              <span className={styles.price}>{priceText(product)}</span>
            </span>
          </Link>
          <AddButton product={product} />
        </li>
      ))}
    </ul>
  );
}
