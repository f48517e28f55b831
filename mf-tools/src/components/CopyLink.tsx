import { useLocation } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { type ReactNode, useState } from 'react';
import type { Recipe } from './recipe';

/** The address may have lost the recipe that is still shown. */
export function CopyLink({ query }: Pick<Recipe, 'query'>) {
  const { pathname } = useLocation();
  const [said, setSaid] = useState<ReactNode>('');
  const copy = async () => {
    const link = `${window.location.origin}${pathname}?${new URLSearchParams(query)}`;
    try {
      await navigator.clipboard.writeText(link);
      setSaid('Link copied: it opens with this recipe.');
    } catch {
      setSaid(
        <>
          Your browser didn’t allow that. Copy this link: <a href={link}>{link}</a>
        </>,
      );
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
