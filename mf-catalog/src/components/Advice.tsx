import { useId } from 'react';
import styles from './Advice.module.css';

type Props = { title: string; entries: { question: string; answer: string }[] };

/** Short answers that help to choose, as a list of terms. */
export function Advice({ title, entries }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.advice}>
      <h2 id={id}>{title}</h2>
      <dl>
        {entries.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
