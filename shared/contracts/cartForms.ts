/** Rule cart.forms: plain forms, used without script. A product with variants cannot be named. */
export const cartForms = {
  /** `id`, `quantity` (1 by default); both may repeat, in the same order. */
  add: '/cart/add',
  quantity: '/cart/quantity',
  remove: '/cart/remove',
  clear: '/cart/clear',
  /** `code`; `off` takes the banner's own one off. */
  promo: '/cart/promo',
  /** `code`, and lines by `id` and `quantity` or else the cart's. */
  checkout: '/cart/checkout',
  buy: '/cart/buy',
  /** For script: answers with the lines as JSON and deletes the cookie. */
  take: '/cart/take',
} as const;

/** A form of the script-less cart that the browser is sending; marked by the shell's first script. */
export const SENT_CART_FORM = 'form[data-sent]';
