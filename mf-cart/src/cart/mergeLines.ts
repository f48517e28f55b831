import type { CartLine } from '@shop/contracts/cart';
import { lineKey, toQuantity } from './cartLine';

function toLineMap(lines: CartLine[]) {
  return new Map(lines.map((line) => [lineKey(line), line]));
}

/** Applies this tab's changes (`base` to `mine`) to `theirs`, which another tab has stored. Quantities move by the difference. */
export function mergeLines(base: CartLine[], mine: CartLine[], theirs: CartLine[]): CartLine[] {
  const before = toLineMap(base);
  const after = toLineMap(mine);
  const merged = theirs.flatMap((line) => {
    const key = lineKey(line);
    const old = before.get(key);
    const own = after.get(key);
    if (!own) return old ? [] : [line];
    if (own === old) return [line];
    return [{ ...own, quantity: toQuantity(line.quantity + own.quantity - (old?.quantity ?? 0)) }];
  });
  const present = toLineMap(theirs);
  // New, or changed here after the other tab removed it.
  const added = mine.filter((line) => !present.has(lineKey(line)) && before.get(lineKey(line)) !== line);
  return [...merged, ...added];
}
