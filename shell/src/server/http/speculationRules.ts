/** What the browser may fetch ahead until the shop's own code does it better. Pages about one shopper are left alone. */
const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/cart*', '/order-success*', '/api/*', '/r/*', '/media/*'] } },
    { not: { selector_matches: 'html[data-started] a, shop-bar a' } },
  ],
};

/** Part of the boot data: the first script puts it into the page, and the security policy allows it by the hash of this text. */
export const speculationRules = JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
