import styles from './Arithmetic.module.css';

/** The worked formula of a result, step by step. */
export function Arithmetic({ steps, title = 'How this is worked out' }: { steps: string[]; title?: string }) {
  return (
    <div className={styles.arithmetic} part="arithmetic">
      <h3>{title}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
