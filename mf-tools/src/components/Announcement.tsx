import type { ReactNode } from 'react';
import styles from './Announcement.module.css';

/** In the page from the start: a live region that arrives with its text is not read. */
export function Announcement({
  sentence,
  placeholder,
}: {
  sentence?: string | undefined;
  placeholder?: ReactNode;
}) {
  return <div role="status">{sentence ? <p className={styles.sentence}>{sentence}</p> : placeholder}</div>;
}
