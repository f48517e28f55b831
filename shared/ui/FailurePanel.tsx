import { Button } from './Button';
import styles from './FailurePanel.module.css';

type Props = { level?: 1 | 2 | 3; title: string; text: string; onRetry: () => void; isBusy?: boolean };

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
