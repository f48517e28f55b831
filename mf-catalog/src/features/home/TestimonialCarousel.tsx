import { Button } from '@shop/ui/Button';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import clsx from 'clsx';
import { useCallback, useState } from 'react';
import { Rating } from '../../components/Rating';
import { testimonials } from '../../data/testimonials';
import styles from './TestimonialCarousel.module.css';
import { TestimonialProduct } from './TestimonialProduct';
import { useAutoAdvance } from './useAutoAdvance';

/**
 * Three reviews, one at a time: moves on every 5 s in a loop, not while it is paused, hovered or focused, nor in a
 * hidden tab, nor where motion is reduced. All slides share one place, so that nothing below them moves.
 */
export function TestimonialCarousel() {
  const [current, setCurrent] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const advance = useCallback(() => setCurrent((shown) => (shown + 1) % testimonials.length), []);
  useAutoAdvance(!isPaused && !isHovered && !isFocused, advance);
  return (
    <section
      aria-labelledby="testimonials"
      aria-roledescription="carousel"
      className={styles.carousel}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
      }}
    >
      <h2 id="testimonials">What makers say</h2>
      <div className={styles.controls}>
        <Button variant="quiet" className={styles.pause} onClick={() => setIsPaused(!isPaused)}>
          <span key={String(isPaused)}>
            {isPaused ? 'Play' : 'Pause'}
            <VisuallyHidden> testimonials</VisuallyHidden>
          </span>
        </Button>
        {testimonials.map((testimonial, index) => (
          <button
            key={testimonial.id}
            type="button"
            className={styles.dot}
            aria-label={`Go to testimonial ${index + 1}`}
            aria-current={index === current || undefined}
            onClick={() => setCurrent(index)}
          />
        ))}
      </div>
      {/* While the slides move by themselves nothing is announced; moved by hand they are. */}
      <div className={styles.slides} aria-live={isPaused || isFocused ? 'polite' : 'off'}>
        {testimonials.map(({ id, name, rating, comment, slug }, index) => (
          <figure key={id} className={clsx(styles.slide, index === current && styles.shown)}>
            <Rating rating={rating} className={styles.rating} />
            <blockquote className={styles.comment}>{comment}</blockquote>
            <figcaption className={styles.author}>
              {name}
              <TestimonialProduct slug={slug} />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
