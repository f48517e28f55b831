import { useCart } from '@shop/platform';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { toCartItem } from '../catalogue/toCartItem';
import type { Product } from '../data/products';
import styles from './AddButton.module.css';

/** A round '+' of 44 px: 'Add Soy Wax to cart'. */
export function AddButton({ product }: { product: Product }) {
  const { add } = useCart();
  return (
    <button type="button" className={styles.add} onClick={() => add(toCartItem(product))}>
      <span aria-hidden="true">+</span>
      <VisuallyHidden>Add {product.name} to cart</VisuallyHidden>
    </button>
  );
}
