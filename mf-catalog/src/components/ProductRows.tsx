import { formatCents } from '@shop/domain/money';
import { Link } from '@shop/platform';
import { Picture } from '@shop/ui/Picture';
import { productPath } from '../catalogue/productPath';
import { pictures } from '../data/pictures';
import type { Product } from '../data/products';
import { AddButton } from './AddButton';
import styles from './ProductRows.module.css';

type Props = {
  rows: { product: Product; reason?: string }[];
  /** True lays them side by side where there is room. */
  isWide?: boolean;
  onFollow?: () => void;
};

/** Products in a few words: a small picture, the name, why it is here, its price, and a '+'. */
export function ProductRows({ rows, isWide = false, onFollow }: Props) {
  return (
    <ul className={isWide ? `${styles.rows} ${styles.wide}` : styles.rows}>
      {rows.map(({ product, reason }) => (
        <li key={product.id} className={styles.row}>
          <Link to={productPath(product)} className={styles.link} onClick={onFollow}>
            <Picture
              picture={pictures[product.picture]}
              sizes="72px"
              alt=""
              name={product.name}
              className={styles.picture}
            />
            <span>
              <span className={styles.name}>{product.name}</span>
              {reason ? <span className={styles.reason}>{reason}</span> : null}
              <span className={styles.price}>{formatCents(product.priceCents)}</span>
            </span>
          </Link>
          <AddButton product={product} />
        </li>
      ))}
    </ul>
  );
}
