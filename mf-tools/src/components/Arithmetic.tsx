import { frame as frameText } from '../words/en/frame';
import { useWords } from '../words/useWords';
import styles from './Arithmetic.module.css';

export function Arithmetic({ steps }: { steps: string[] }) {
  const words = useWords();
  return (
    <div className={styles.arithmetic} part="arithmetic">
      <h3>{words(frameText.arithmetic)}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
