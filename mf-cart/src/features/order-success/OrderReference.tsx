import { Button } from '@shop/ui/Button';
import { useState } from 'react';
import styles from './OrderSuccessPage.module.css';

/** Letters that one reads out on the phone. */
const SHORT = 8;

export function OrderReference({ sessionId }: { sessionId: string }) {
  const [state, setState] = useState<'' | 'copied' | 'failed'>('');
  const copy = () =>
    // Missing on insecure origins.
    Promise.resolve(
      navigator.clipboard?.writeText(sessionId) ?? Promise.reject(new Error('no clipboard')),
    ).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <div className={styles.reference}>
      <div className={styles.short}>
        <p>
          Your order number ends in <strong>{sessionId.slice(-SHORT)}</strong>
        </p>
        <Button variant="secondary" onClick={copy}>
          Copy reference
        </Button>
      </div>
      <p className={styles.whole}>
        Order Reference: <strong>{sessionId}</strong>
      </p>
      <p role="status" className={styles.copied}>
        {state === 'copied' ? 'Copied.' : null}
        {state === 'failed'
          ? 'Your browser didn’t allow that. Select the reference above and copy it.'
          : null}
      </p>
    </div>
  );
}
