import { Link } from '@shop/platform';
import clsx from 'clsx';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import styles from './IconButton.module.css';

export function IconButton({
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type={type} className={clsx(styles.button, className)} {...rest} />;
}

export function IconLink({ className, ...rest }: ComponentProps<typeof Link> & { 'aria-label': string }) {
  return <Link className={clsx(styles.button, className)} {...rest} />;
}

/** Handles a press unless it asks for a new tab or window. */
export function handleLinkPress(press: () => void) {
  return (event: MouseEvent) => {
    const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    press();
  };
}

/** For a button with a link underneath, which works before hydration and in a new tab. */
export function toggleProps(press: () => void) {
  return {
    role: 'button',
    onClick: handleLinkPress(press),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}
