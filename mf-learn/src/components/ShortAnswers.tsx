import type { Question } from '../data/Question';
import { RichText } from './RichText';
import styles from './ShortAnswers.module.css';

/** A few questions with their answers, all open. */
export function ShortAnswers({ questions }: { questions: Question[] }) {
  return (
    <dl className={styles.answers}>
      {questions.map(({ id, question, answer }) => (
        <div key={id}>
          <dt>{question}</dt>
          <dd>
            <RichText text={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
