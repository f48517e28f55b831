import type { CartLine } from '@shop/contracts/cart';
import { paths } from '@shop/contracts/paths';

/** The link that proposes these lines to somebody else: ids and quantities, and nothing about a person. */
export function proposalPath(lines: CartLine[]): string {
  return `${paths.cart}?propose=${lines.map(({ id, quantity }) => `${id}:${quantity}`).join(',')}`;
}
