import clsx from 'clsx';
import styles from './Rating.module.css';

type Props = {
  rating: number;
  /** Left out for a single person's rating. */
  reviewCount?: number;
  /** True leaves one star and '4.8 (124)' to see on a phone; the whole text stays for assistive technology. */
  isShortOnPhone?: boolean;
  className?: string;
};

const STARS = [1, 2, 3, 4, 5];

/** Five stars, filled by the floor of the rating (rule catalogue.stars), and the exact value as text. */
export function Rating({ rating, reviewCount, isShortOnPhone = false, className }: Props) {
  const filled = Math.floor(rating);
  return (
    <p className={clsx(styles.rating, isShortOnPhone && styles.phone, className)}>
      <span className={styles.stars}>
        {STARS.map((star) => (
          <Star key={star} isFilled={star <= filled} />
        ))}
      </span>
      <span className={styles.text}>
        {rating} out of 5{reviewCount === undefined ? null : ` (${reviewCount} reviews)`}
      </span>
      {isShortOnPhone ? (
        <span aria-hidden="true" className={styles.short}>
          {rating} ({reviewCount})
        </span>
      ) : null}
    </p>
  );
}

function Star({ isFilled }: { isFilled: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width="16"
      height="16"
      className={clsx(styles.star, isFilled && styles.filled)}
      data-filled={isFilled}
    >
      <path d="M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z" />
    </svg>
  );
}
