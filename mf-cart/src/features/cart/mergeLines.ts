import type { CartLine } from '@shop/contracts/cart';
import { lineKey, toQuantity } from './cartLine';

function byKey(lines: CartLine[]) {
  return new Map(lines.map((line) => [lineKey(line), line]));
}

/**
 * What this tab changed between `base` and `mine`, done to `theirs`, the lines that another tab has stored since.
 * Quantities move by this tab's difference, so that neither tab's adds are lost; a line that this tab removed is gone.
 */
export function mergeLines(base: CartLine[], mine: CartLine[], theirs: CartLine[]): CartLine[] {
  const before = byKey(base);
  const after = byKey(mine);
  const merged = theirs.flatMap((line) => {
    const key = lineKey(line);
    const old = before.get(key);
    const own = after.get(key);
    if (!own) return old ? [] : [line];
    // The very same object: nothing was done to it here.
    if (own === old) return [line];
    return [{ ...own, quantity: toQuantity(line.quantity + own.quantity - (old?.quantity ?? 0)) }];
  });
  const present = byKey(theirs);
  // New here, or changed here after the other tab had removed it: what a person just did counts.
  const added = mine.filter((line) => !present.has(lineKey(line)) && before.get(lineKey(line)) !== line);
  return [...merged, ...added];
}
