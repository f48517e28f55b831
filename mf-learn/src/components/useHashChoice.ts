import { useState } from 'react';
import { useHash } from './useHash';

/** What the reader chose, until the address ends in '#' and the id of another. */
export function useHashChoice(ids: string[], initial: string | null) {
  const hash = useHash();
  const [seenHash, setSeenHash] = useState('');
  const [chosen, choose] = useState(initial);
  if (hash !== seenHash) {
    setSeenHash(hash);
    if (ids.includes(hash)) choose(hash);
  }
  return { chosen, choose };
}
