import { Button } from '@shop/ui/Button';
import { useState } from 'react';
import styles from './OrderSuccessPage.module.css';

/** As many letters as one reads out on the phone. */
const SHORT = 8;

/** The reference: its last letters to say, the whole of it to copy and to read. */
export function OrderReference({ sessionId }: { sessionId: string }) {
  const [state, setState] = useState<'' | 'copied' | 'failed'>('');
  const copy = () =>
    // Not there on an insecure origin.
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
