import { paths } from '@shop/contracts/paths';
import { formatCents } from '@shop/domain/money';
import { ButtonLink } from '@shop/ui/Button';
import { Picture } from '@shop/ui/Picture';
import { listProducts } from '../../catalogue/findProduct';
import { useLivePrices } from '../../catalogue/livePrices';
import { pictures } from '../../data/pictures';
import styles from './Hero.module.css';

/** The picture at the top with heading, two ways in, and the lowest price of a kit. */
export function Hero() {
  const kits = useLivePrices(listProducts('kit'));
  // The cheapest that is sold (rule catalogue.hero-price).
  const sold = kits.filter(({ isUnavailable }) => !isUnavailable);
  const fromCents = Math.min(...(sold.length > 0 ? sold : kits).map(({ priceCents }) => priceCents));
  return (
    <div className={styles.hero}>
      <Picture
        picture={pictures.hero}
        // A phone shows three quarters of the width: with them alone counted it would fetch half as many bytes again.
        sizes="100vw"
        isFirst
        className={styles.picture}
      />
      <div className={styles.content}>
        <h1 className={styles.title}>Make candles you’re proud to light</h1>
        <p className={styles.text}>
          Kits, wax, wicks and scents that work together, and guides that tell you why. Melt, pour, wait a day
          or two: then you light your first candle.
        </p>
        <div className={styles.buttons}>
          <ButtonLink to={paths.kits}>
            Shop Candle Kits <span className={styles.price}>From {formatCents(fromCents)}</span>
          </ButtonLink>
          <ButtonLink to={paths.learn} variant="secondary">
            Beginner's Guide
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
