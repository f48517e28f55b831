/**
 * Addresses of the cart's plain forms (rule cart.forms): what a press falls back to where the shop's code does not run. Each answers
 * 303. A line is named by its product's id: products with variants are sold by script only.
 */
export const cartForms = {
  /** `id`, `quantity` (1 by default); each may stand several times, in the same order. */
  add: '/cart/add',
  /** `id`, `quantity`. */
  quantity: '/cart/quantity',
  /** `id`. */
  remove: '/cart/remove',
  clear: '/cart/clear',
  /** `code`; `off` takes the banner's own one off. */
  promo: '/cart/promo',
  /** The cart's lines, or those that are named by `id` and `quantity`, with `code`. */
  checkout: '/cart/checkout',
  /** `id`: pays for one of one product; the cart stays as it is. */
  buy: '/cart/buy',
  /** For script that runs after all: answers with the lines as JSON, and ends the cookie. */
  take: '/cart/take',
} as const;
