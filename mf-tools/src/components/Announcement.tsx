import type { ReactNode } from 'react';
import styles from './Announcement.module.css';

/**
 * The result as a sentence, read out when it changes. In the page from the start, because a live region that arrives
 * together with its text is not read; the placeholder stands where the sentence will.
 */
export function Announcement({
  sentence,
  placeholder,
}: {
  sentence?: string | undefined;
  placeholder?: ReactNode;
}) {
  return <div role="status">{sentence ? <p className={styles.sentence}>{sentence}</p> : placeholder}</div>;
}
