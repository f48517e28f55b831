/** Cookie that tells script of a cart only the server can read. */
export const FORM_CART_COOKIE = 'form_cart';
