import { useLocation } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { useState } from 'react';
import type { Recipe } from './recipe';

/** The address may have lost the recipe that is still shown. */
export function CopyLink({ query }: Pick<Recipe, 'query'>) {
  const { pathname } = useLocation();
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        `${window.location.origin}${pathname}?${new URLSearchParams(query)}`,
      );
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
