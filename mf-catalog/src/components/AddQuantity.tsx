import { cartForms } from '@shop/contracts/cartForms';
import { useCart } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { useId } from 'react';
import { toCartItem } from '../catalogue/toCartItem';
import type { Product } from '../data/products';
import styles from './AddQuantity.module.css';
import { CartForm } from './CartForm';

const CHOICES = [1, 2, 3, 4, 5, 6];

/** How many, and the button that adds that many at once. */
export function AddQuantity({ product }: { product: Product }) {
  const { addAll } = useCart();
  const id = useId();
  return (
    <CartForm
      action={cartForms.add}
      onSend={(form) =>
        addAll([{ ...toCartItem(product), quantity: Number(new FormData(form).get('quantity')) }])
      }
      className={styles.add}
    >
      <label htmlFor={id}>
        Quantity<VisuallyHidden> of {product.name}</VisuallyHidden>
      </label>
      <select id={id} name="quantity" className={styles.select}>
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
      <Button
        type="submit"
        name="id"
        value={product.id}
        className={styles.button}
        disabled={product.isUnavailable}
      >
        <span>
          Add <VisuallyHidden>{product.name} </VisuallyHidden>to cart
        </span>
      </Button>
    </CartForm>
  );
}
