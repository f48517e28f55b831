import { Link } from '@shop/platform';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

/** A button of 44 px with a picture for a text: `aria-label` is its name. */
export function IconButton({
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type={type} className={clsx(styles.button, className)} {...rest} />;
}

/** A link with the look of an IconButton. */
export function IconLink({ className, ...rest }: ComponentProps<typeof Link> & { 'aria-label': string }) {
  return <Link className={clsx(styles.button, className)} {...rest} />;
}
