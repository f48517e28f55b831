import { Button } from './Button';
import styles from './FailurePanel.module.css';

type Props = {
  /** Level of the heading in the page's outline. */
  level?: 1 | 2 | 3;
  title: string;
  text: string;
  onRetry: () => void;
  isBusy?: boolean;
};

/** Stands where a part of the page could not be had: what is missing, and a way to try again. */
export function FailurePanel({ level = 2, title, text, onRetry, isBusy }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.panel} role="alert">
      <Heading className={styles.title}>{title}</Heading>
      <p>{text}</p>
      <Button variant="secondary" onClick={onRetry} isBusy={isBusy}>
        Try again
      </Button>
    </div>
  );
}
