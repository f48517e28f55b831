import { Button } from '@shop/ui/Button';
import { useState } from 'react';

export function CopyLink() {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setSaid('Link copied: it opens with this recipe.');
    } catch {
      setSaid('Your browser did not allow that. The address of this page is the link.');
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        Copy link
      </Button>
      <p aria-live="polite">{said}</p>
    </>
  );
}
