import { cartForms } from '@shop/contracts/cartForms';
import { useCart } from '@shop/platform';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { toCartItem } from '../catalogue/toCartItem';
import type { Product } from '../data/products';
import styles from './AddButton.module.css';
import { CartForm } from './CartForm';

/** A round '+' of 44 px: 'Add Soy Wax to cart'. */
export function AddButton({ product }: { product: Product }) {
  const { add } = useCart();
  return (
    <CartForm action={cartForms.add} onSend={() => add(toCartItem(product))}>
      <button
        type="submit"
        name="id"
        value={product.id}
        className={styles.add}
        disabled={product.isUnavailable}
      >
        <span aria-hidden="true">+</span>
        <VisuallyHidden>Add {product.name} to cart</VisuallyHidden>
      </button>
    </CartForm>
  );
}
