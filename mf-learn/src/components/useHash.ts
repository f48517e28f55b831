import { useLocation } from '@shop/platform';
import { useEffect, useState } from 'react';

/** The part after '#' of the address, '' on the server and until the page has been hydrated. */
export function useHash(): string {
  const { hash } = useLocation();
  const [known, setKnown] = useState('');
  useEffect(() => setKnown(hash.slice(1)), [hash]);
  return known;
}
