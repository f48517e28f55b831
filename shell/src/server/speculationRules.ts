import { paths } from '@shop/contracts/paths';

/** Where the rules stand. A header names them: the security policy allows no script in the HTML. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/**
 * What the browser itself may fetch ahead: the page behind a link that is hovered or pressed, as long as the shop's own code is not
 * there to do it better. Pages about one shopper are left alone.
 */
export function speculationRules(): string {
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: [`${paths.cart}*`, '/order-success*', '/api/*', '/r/*', '/media/*'] } },
      { not: { selector_matches: 'html[data-started] a' } },
    ],
  };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
