import { useLocation } from '@shop/platform';
import { useState } from 'react';
import { useHash } from './useHash';

/** What the reader chose, until an address is followed that ends in '#' and an id. */
export function useHashChoice(ids: string[], initial: string | null) {
  const hash = useHash();
  const { key } = useLocation();
  const followed = hash && key + hash;
  const [seen, setSeen] = useState('');
  const [chosen, choose] = useState(initial);
  if (followed !== seen) {
    setSeen(followed);
    if (ids.includes(hash)) choose(hash);
  }
  return { chosen, choose };
}
