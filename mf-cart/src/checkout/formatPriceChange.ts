import type { CartItem } from '@shop/contracts/cart';
import { formatCents } from '@shop/domain/money';
import type { PriceChange } from '../cart/cartContents';

/** 'Soy Wax: $14.99 → $15.99' */
export function formatPriceChange({ id, fromCents, toCents }: PriceChange, lines: CartItem[]): string {
  const name = lines.find((line) => line.id === id)?.name ?? id;
  return `${name}: ${formatCents(fromCents)} → ${formatCents(toCents)}`;
}
