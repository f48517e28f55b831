import type { CartFormError } from '@shop/contracts/serverData';

/** By what the address or the server says of a refused form; an empty cart is seen. */
export const refusalTexts = new Map<string | null | undefined, string>([
  ['checkout-failed', 'Failed to process checkout. Please try again.'],
  ['not-sold', 'We no longer sell something that you chose. It isn’t in your cart, and nothing was charged.'],
  ['price-changed', 'A price has changed, and nothing was charged. Check it first.'],
] satisfies [CartFormError, string][]);
