import type { CartLine } from '@shop/contracts/cart';
import { useDispatch } from '@shop/platform';
import { useId, useState } from 'react';
import { quantityChanged } from '../cart/cartSlice';
import styles from './QuantityStepper.module.css';

/** At 1 the minus stays focusable and says what to do instead (rule cart.minus-at-one). */
export function QuantityStepper({ line }: { line: CartLine }) {
  const dispatch = useDispatch();
  const hintId = useId();
  const [isHintAsked, setIsHintAsked] = useState(false);
  const isLowest = line.quantity === 1;
  const { id, variantId } = line;

  const decrease = () => {
    setIsHintAsked(isLowest);
    dispatch(quantityChanged({ id, variantId, delta: -1 }));
  };
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on the screen */}
      <div role="group" aria-label={`Quantity of ${line.name}`} className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={`Decrease quantity of ${line.name}`}
          aria-disabled={isLowest || undefined}
          aria-describedby={isLowest ? hintId : undefined}
          onClick={decrease}
        >
          <span aria-hidden="true">−</span>
        </button>
        <span className={styles.quantity}>{line.quantity}</span>
        <button
          type="button"
          className={styles.step}
          aria-label={`Increase quantity of ${line.name}`}
          onClick={() => dispatch(quantityChanged({ id, variantId, delta: 1 }))}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      {isLowest ? (
        <p id={hintId} className={styles.hint} hidden={!isHintAsked}>
          Use Remove to take it out.
        </p>
      ) : null}
    </div>
  );
}
