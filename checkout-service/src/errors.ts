import type { checkoutErrorCodes } from '@shop/contracts/checkout';

export type ErrorCode =
  | (typeof checkoutErrorCodes)[number]
  | 'not_found'
  | 'method_not_allowed'
  | 'unauthorized'
  | 'signature_invalid'
  | 'unavailable';

/** A request that is answered with `{ error, message }`. Everything else that is thrown is our own fault: 500. */
export class RefusedRequest extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Further fields of the answer. */
  readonly details: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    {
      details = {},
      headers = {},
    }: { details?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

export const invalidRequest = (message: string, status = 422) =>
  new RefusedRequest(status, 'invalid_request', message);

export const cartEmpty = () => new RefusedRequest(422, 'cart_empty', 'Your cart is empty');

export const unknownProduct = () =>
  new RefusedRequest(422, 'unknown_product', 'A product in the cart is not sold any more.');

export const pricesChanged = (products: { id: string; price: number }[]) =>
  new RefusedRequest(409, 'price_changed', 'Prices have changed. Please look at your cart again.', {
    details: { products },
  });

export const promoCodeInvalid = (reason: string) => new RefusedRequest(422, 'promo_code_invalid', reason);

export const idempotencyConflict = () =>
  new RefusedRequest(409, 'idempotency_conflict', 'This Idempotency-Key was used for another cart.');

export const rateLimited = (seconds: number) =>
  new RefusedRequest(429, 'rate_limited', 'Too many attempts. Please wait a moment and try again.', {
    headers: { 'Retry-After': String(seconds) },
  });

export const forbiddenOrigin = () =>
  new RefusedRequest(403, 'forbidden_origin', 'Checkout is open to the shop’s own pages only.');

export const paymentUnavailable = () =>
  new RefusedRequest(503, 'payment_unavailable', 'The payment provider cannot be reached right now.', {
    headers: { 'Retry-After': '5' },
  });

export const unavailable = () =>
  new RefusedRequest(503, 'unavailable', 'The service cannot do this right now. Please try again.', {
    headers: { 'Retry-After': '5' },
  });

/** More at once than this process takes: the client may come again. An operator sees it by the request's log line. */
export class Overloaded extends RefusedRequest {
  constructor() {
    super(503, 'unavailable', 'Very many people are checking out right now. Please try again in a moment.', {
      headers: { 'Retry-After': '2' },
    });
  }
}

export const notFound = () => new RefusedRequest(404, 'not_found', 'There is nothing here.');

export const methodNotAllowed = (allowed: string) =>
  new RefusedRequest(405, 'method_not_allowed', `Only ${allowed} is possible here.`, {
    headers: { Allow: allowed },
  });
