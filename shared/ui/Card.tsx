import { Link } from '@shop/platform';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Card.module.css';

/** A panel on the page, in a list unless `as` says otherwise; a CardLink in it makes the whole of it one link. */
export function Card({
  as: Element = 'li',
  className,
  ...rest
}: ComponentProps<'li'> & { as?: 'li' | 'article' }) {
  return <Element className={clsx(styles.card, className)} {...rest} />;
}

/** The one link of a card: its text names it, its target is the whole card. Other controls of the card need a position of their own. */
export function CardLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={clsx(styles.link, className)} {...rest} />;
}

/** The same by the browser's own link, for a place on this page: only that sets `:target`. */
export function CardAnchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={clsx(styles.link, className)} {...rest}>
      {children}
    </a>
  );
}
