import { Button } from '@shop/ui/Button';
import { useRef, useState } from 'react';
import type { SupplyNeed } from '../../formulas/figures';
import styles from './AddSupplies.module.css';
import { PackPlanForm } from './PackPlanForm';
import { useProductRows } from './useProductRows';

export function AddSupplies({ need }: { need: SupplyNeed }) {
  const { products, load } = useProductRows();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  const press = () => {
    setIsOpen(!isOpen);
    if (products.status === 'idle') void load();
  };
  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  return (
    <div>
      <Button ref={toggle} aria-expanded={isOpen} onClick={press} isWide>
        Add what I need
      </Button>
      {isOpen ? (
        <div className={styles.panel}>
          {products.status === 'ready' ? (
            <PackPlanForm need={need} rows={products.rows} onDone={close} />
          ) : products.status === 'failed' ? (
            <div role="alert">
              <p>We couldn’t load our products. Your recipe is safe.</p>
              <Button variant="secondary" onClick={load}>
                Try again
              </Button>
            </div>
          ) : (
            <p role="status">Looking up what we sell…</p>
          )}
        </div>
      ) : null}
    </div>
  );
}
