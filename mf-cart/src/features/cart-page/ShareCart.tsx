import { useSelector } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { useState } from 'react';
import { selectLines } from '../cart/cartSelectors';
import { proposalPath } from '../proposal/proposalPath';
import styles from './CartPage.module.css';

/** Passes the link on: by the phone's own sheet where there is one, else by the clipboard. @throws where neither is allowed */
async function shareLink(url: string): Promise<string> {
  if (navigator.share) {
    await navigator.share({ url });
    return '';
  }
  // Not there on an insecure origin.
  if (!navigator.clipboard) throw new Error('no clipboard');
  await navigator.clipboard.writeText(url);
  return 'Link copied. Whoever opens it can add the same products.';
}

/** A link that proposes what is in this cart to somebody else (rule cart.share). */
export function ShareCart() {
  const path = proposalPath(useSelector(selectLines));
  const [answer, setAnswer] = useState('');
  const share = () =>
    shareLink(window.location.origin + path).then(setAnswer, (error: unknown) => {
      // Closing the phone's sheet is no failure.
      if (error instanceof Error && error.name === 'AbortError') return;
      setAnswer('Your browser didn’t allow that. Copy this link: ');
    });
  const isLinkShown = answer.endsWith(': ');
  return (
    <div>
      <Button variant="quiet" onClick={share}>
        Share this cart
      </Button>
      <p role="status" className={styles.shared}>
        {answer}
        {isLinkShown ? <a href={path}>{path}</a> : null}
      </p>
    </div>
  );
}
