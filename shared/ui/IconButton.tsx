import { Link } from '@shop/platform';
import clsx from 'clsx';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
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

/** Does something in place of following a link; a press that asks for a new tab or window stays the browser's. */
export function insteadOfLink(press: () => void) {
  return (event: MouseEvent) => {
    const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    press();
  };
}

/** An IconButton with a link underneath: `to` is where a press leads before the page is alive, and in a new tab. */
export function IconToggle({
  onPress,
  ...rest
}: ComponentProps<typeof Link> & { 'aria-label': string; onPress: () => void }) {
  return (
    <IconLink
      role="button"
      onClick={insteadOfLink(onPress)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
      {...rest}
    />
  );
}
