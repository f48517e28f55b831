import { Link } from '@shop/platform';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type Look = { variant?: 'primary' | 'secondary' | 'quiet' | undefined; isWide?: boolean | undefined };

function getClassName({ variant = 'primary', isWide }: Look, className?: string) {
  return clsx(styles.button, styles[variant], isWide && styles.wide, className);
}

export function PlainButton({ variant, isWide, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" className={getClassName({ variant, isWide }, className)} {...rest} />;
}

/** While `isBusy` it keeps its place and the focus, and ignores presses. */
export function Button({
  isBusy = false,
  onClick,
  ...rest
}: ComponentProps<typeof PlainButton> & { isBusy?: boolean | undefined }) {
  return (
    <PlainButton
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest.disabled || rest['aria-disabled'] || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}

export function ButtonLink({ variant, isWide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={getClassName({ variant, isWide }, className)} {...rest} />;
}
