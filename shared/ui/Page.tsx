import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Page.module.css';

export function Page({
  isArticle = false,
  className,
  ...rest
}: ComponentProps<'div'> & { isArticle?: boolean | undefined }) {
  return <div className={clsx(styles.page, isArticle && styles.article, className)} {...rest} />;
}
