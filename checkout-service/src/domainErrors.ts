export type DomainErrorCode =
  | 'invalid_request'
  | 'cart_empty'
  | 'unknown_product'
  | 'price_changed'
  | 'promo_code_invalid'
  | 'idempotency_conflict'
  | 'rate_limited'
  | 'payment_unavailable'
  | 'conflict'
  | 'unknown_order'
  | 'unavailable';

type DomainErrorOptions = {
  details?: Record<string, unknown>;
  /** Null: no retry helps. */
  retrySeconds?: number | null;
};

/** A business rule rejects the request; the message is for its sender. http/ maps it to a response. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly details: Record<string, unknown>;
  readonly retrySeconds: number | null;

  constructor(
    code: DomainErrorCode,
    message: string,
    { details = {}, retrySeconds = null }: DomainErrorOptions = {},
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.retrySeconds = retrySeconds;
  }
}

export const invalidRequest = (message: string) => new DomainError('invalid_request', message);

export const cartEmpty = () => new DomainError('cart_empty', 'Your cart is empty');

export const unknownProduct = (message = 'A product in the cart is not sold any more.') =>
  new DomainError('unknown_product', message);

/** In cents. */
export type ChangedPrice = { id: string; variant_id: string | null; price: number };

export const pricesChanged = (products: ChangedPrice[]) =>
  new DomainError('price_changed', 'Prices have changed. Please look at your cart again.', {
    details: { products },
  });

export const promoCodeInvalid = (reason: string) => new DomainError('promo_code_invalid', reason);

export const idempotencyConflict = () =>
  new DomainError('idempotency_conflict', 'This Idempotency-Key was used for another cart.');

export const unknownOrder = () => new DomainError('unknown_order', 'There is no order with this reference.');

export const conflict = (message: string) => new DomainError('conflict', message);

export const rateLimited = (seconds: number) =>
  new DomainError('rate_limited', 'Too many attempts. Please wait a moment and try again.', {
    retrySeconds: seconds,
  });

export const paymentUnavailable = () =>
  new DomainError('payment_unavailable', 'The payment provider cannot be reached right now.', {
    retrySeconds: 5,
  });

export const unavailable = () =>
  new DomainError('unavailable', 'The service cannot do this right now. Please try again.', {
    retrySeconds: 5,
  });

/** Too much concurrent work: the client may retry. */
export class OverloadedError extends DomainError {
  constructor() {
    super('unavailable', 'Very many people are checking out right now. Please try again in a moment.', {
      retrySeconds: 2,
    });
  }
}
