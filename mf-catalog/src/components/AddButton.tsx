import { useCart } from '@shop/platform';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { toCartItem } from '../catalogue/toCartItem';
import type { Product } from '../data/products';
import styles from './AddButton.module.css';

/** A round '+' of 44 px: 'Add Soy Wax to cart'. */
export function AddButton({ product, onAdd }: { product: Product; onAdd?: () => void }) {
  const { add } = useCart();
  const press = () => {
    add(toCartItem(product));
    onAdd?.();
  };
  return (
    <button type="button" className={styles.add} onClick={press}>
      <span aria-hidden="true">+</span>
      <VisuallyHidden>Add {product.name} to cart</VisuallyHidden>
    </button>
  );
}
