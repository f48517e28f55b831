import type { CartLine } from './cart';
import type { Order } from './checkout';

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

/** Name of the cookie that tells script of a cart that only the server can read. */
export const FORM_CART_MARK = 'form_cart';

/** What a form could not do, in the address of the cart page. */
export const cartSayings = ['checkout-failed', 'cart-empty', 'not-sold'] as const;
export type CartSaying = (typeof cartSayings)[number];

/** Query parameters by which the shell's server gives a page what only it can know. It drops them from every address that comes in. */
export const GIVEN_CART = 'given-cart';
export const GIVEN_ORDER = 'given-order';

/** The cart of a visitor without script, as JSON in GIVEN_CART. */
export type GivenCart = {
  lines: CartLine[];
  promoCode: string;
  isOfferDeclined: boolean;
  said: CartSaying | null;
};
/** The order of a session in GIVEN_ORDER; null where the service knows none. */
export type GivenOrder = Order | null;

/** Sends one of the cart's forms, as a press without script would: the browser leaves the page for its answer. */
export function sendCartForm(action: string, fields: [name: string, value: string][]) {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  // Not requestSubmit: nobody shall hear of it and keep it.
  form.submit();
}

/** Fields of a form that names lines; null where one has a variant, which only script can sell. */
export function toFields(lines: CartLine[]): [name: string, value: string][] | null {
  if (lines.some(({ variantId }) => variantId)) return null;
  return lines.flatMap(({ id, quantity }) => [
    ['id', id],
    ['quantity', String(quantity)],
  ]);
}
