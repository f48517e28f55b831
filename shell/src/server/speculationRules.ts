import { createHash } from 'node:crypto';
import { paths } from '@shop/contracts/paths';
import { inertJson } from '@shop/seo/head';

/**
 * What the browser itself may fetch ahead: the page behind a link that is hovered or pressed, as long as the shop's own code is not
 * there to do it better. Pages about one shopper are left alone.
 */
const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: [`${paths.cart}*`, '/order-success*', '/api/*', '/r/*', '/media/*'] } },
    { not: { selector_matches: 'html[data-started] a' } },
  ],
};

/** The rules as they stand in every page: a file of their own would be one more request beside the first picture. */
export const speculationRules = inertJson({ prefetch: [{ where, eagerness: 'moderate' }] });

/** By it the security policy allows these rules, and no other inline script. */
export const speculationRulesHash = `sha256-${createHash('sha256').update(speculationRules).digest('base64')}`;
