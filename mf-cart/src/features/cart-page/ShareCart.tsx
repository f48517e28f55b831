import { paths } from '@shop/contracts/paths';
import { useSelector } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { useState } from 'react';
import { selectLines } from '../../cart/cartSelectors';
import styles from './CartPage.module.css';

/** Shares by the system's sheet, else copies. @throws where neither is allowed */
async function shareLink(url: string): Promise<string> {
  if (navigator.share) {
    await navigator.share({ url });
    return '';
  }
  // Missing on insecure origins.
  if (!navigator.clipboard) throw new Error('no clipboard');
  await navigator.clipboard.writeText(url);
  return 'Link copied. Whoever opens it can add the same products.';
}

/** Rule cart.share. */
export function ShareCart() {
  const lines = useSelector(selectLines).map(({ id, quantity }) => `${id}:${quantity}`);
  const path = `${paths.cart}?propose=${lines.join(',')}`;
  const [answer, setAnswer] = useState('');
  const share = () =>
    shareLink(window.location.origin + path).then(setAnswer, (error: unknown) => {
      // The sheet was closed.
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
