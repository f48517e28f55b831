import type { CartLine } from '@shop/contracts/cart';
import { paths } from '@shop/contracts/paths';

/** A link that proposes these lines, by ids and quantities only. */
export function createProposalPath(lines: CartLine[]): string {
  return `${paths.cart}?propose=${lines.map(({ id, quantity }) => `${id}:${quantity}`).join(',')}`;
}
