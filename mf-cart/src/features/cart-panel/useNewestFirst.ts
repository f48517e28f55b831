import type { CartLine } from '@shop/contracts/cart';
import { useSelector } from '@shop/platform';
import { useMemo } from 'react';
import { lineKey } from '../../cart/cartLine';
import { selectJustAdded, selectLines } from '../../cart/cartSelectors';

export function useNewestFirst(): CartLine[] {
  const lines = useSelector(selectLines);
  const justAdded = useSelector(selectJustAdded);
  return useMemo(() => {
    const isNew = (line: CartLine) => justAdded.includes(lineKey(line));
    const newest = [...lines].reverse();
    return [...newest.filter(isNew), ...newest.filter((line) => !isNew(line))];
  }, [lines, justAdded]);
}
