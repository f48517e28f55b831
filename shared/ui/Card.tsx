import { Link } from '@shop/platform';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Card.module.css';

export function Card({
  as: Element = 'li',
  className,
  ...rest
}: ComponentProps<'li'> & { as?: 'li' | 'article' }) {
  return <Element className={clsx(styles.card, className)} {...rest} />;
}

/** Covers the whole card; other controls of the card need `position`. */
export function CardLink(props: ComponentProps<typeof Link>) {
  return <Link className={styles.link} {...props} />;
}

/** For a hash of this page: only the browser's own link sets `:target`. */
export function CardAnchor(props: ComponentProps<'a'>) {
  return <a className={styles.link} {...props} />;
}
