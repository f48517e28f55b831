import { freeShipping } from '@shop/domain/facts/shipping';
import { getCodeSavingCents } from '@shop/domain/facts/standardShipping';
import { formatCents } from '@shop/domain/money';
import styles from './BuyButtons.module.css';

/** What Buy Now takes along for a product that the banner's offer covers, said before anybody pays. */
export function BuyNowOffer({ priceCents }: { priceCents: number }) {
  const savingCents = getCodeSavingCents(priceCents);
  if (savingCents === 0) return null;
  return (
    <p className={styles.offer}>
      Buy Now applies {freeShipping.code}: free standard shipping, you save {formatCents(savingCents)}.
    </p>
  );
}
