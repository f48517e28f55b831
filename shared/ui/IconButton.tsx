import { Link } from '@shop/platform';
import clsx from 'clsx';
import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react';
import styles from './IconButton.module.css';

export function IconButton({ className, ...rest }: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type="button" className={clsx(styles.button, className)} {...rest} />;
}

export function IconLink({ className, ...rest }: ComponentProps<typeof Link> & { 'aria-label': string }) {
  return <Link className={clsx(styles.button, className)} {...rest} />;
}

/** For a Link, which leaves presses for a new tab or window to the browser. */
export function handleLinkPress(press: () => void) {
  return (event: SyntheticEvent) => {
    event.preventDefault();
    press();
  };
}

/** For a button with a link underneath, which works before hydration and in a new tab. */
export function toggleProps(press: () => void) {
  const onClick = handleLinkPress(press);
  const onKeyDown = (event: KeyboardEvent) => event.key === ' ' && onClick(event);
  return { role: 'button', onClick, onKeyDown };
}
