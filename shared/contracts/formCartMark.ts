/** Name of the cookie that tells script of a cart that only the server can read. */
export const FORM_CART_MARK = 'form_cart';
