export const ADD_FORM = '/cart/add';

/** Rule cart.forms: plain forms, used without script. A product with variants cannot be named. */
export const cartForms = {
  /** `id`, `quantity` (1 by default), both may repeat, in the same order; or `propose`, an entry of a proposal each. */
  add: ADD_FORM,
  quantity: '/cart/quantity',
  remove: '/cart/remove',
  clear: '/cart/clear',
  /** `code`; `off` takes the banner's own one off. */
  promo: '/cart/promo',
  /** `code`, and lines by `id`, `quantity` and the `price` in dollars that was shown, or else the cart's. */
  checkout: '/cart/checkout',
  buy: '/cart/buy',
  /** For script: answers with the lines as JSON and deletes the cookie. */
  take: '/cart/take',
} as const;

/** A form of the script-less cart is on its way: the shell's first script says so at the document's element. */
export const CART_FORM_SENT = '[data-cart-sent]';
