import type { checkoutErrorCodes } from '@shop/contracts/checkout';

/** What the rules of the shop can say no with. */
export type RefusalCode =
  | Exclude<(typeof checkoutErrorCodes)[number], 'forbidden_origin' | 'internal_error'>
  | 'conflict'
  | 'unknown_order'
  | 'unavailable';

type More = {
  /** Further fields of the answer. */
  details?: Record<string, unknown>;
  /** Seconds after which the same may be tried again; null: it will be refused again. */
  retrySeconds?: number | null;
};

/** The rules say no, with a sentence for whoever asked. How that is sent is the business of http/. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: Record<string, unknown>;
  readonly retrySeconds: number | null;

  constructor(code: RefusalCode, message: string, { details = {}, retrySeconds = null }: More = {}) {
    super(message);
    this.code = code;
    this.details = details;
    this.retrySeconds = retrySeconds;
  }
}

export const invalidRequest = (message: string) => new Refusal('invalid_request', message);

export const cartEmpty = () => new Refusal('cart_empty', 'Your cart is empty');

export const unknownProduct = (message = 'A product in the cart is not sold any more.') =>
  new Refusal('unknown_product', message);

/** What the table says now, in cents, of a product or of a variant of it. */
export type ChangedPrice = { id: string; variant_id: string | null; price: number };

export const pricesChanged = (products: ChangedPrice[]) =>
  new Refusal('price_changed', 'Prices have changed. Please look at your cart again.', {
    details: { products },
  });

export const promoCodeInvalid = (reason: string) => new Refusal('promo_code_invalid', reason);

export const idempotencyConflict = () =>
  new Refusal('idempotency_conflict', 'This Idempotency-Key was used for another cart.');

export const unknownOrder = () => new Refusal('unknown_order', 'There is no order with this reference.');

/** The operator's change does not fit the state of the order. */
export const conflict = (message: string) => new Refusal('conflict', message);

export const rateLimited = (seconds: number) =>
  new Refusal('rate_limited', 'Too many attempts. Please wait a moment and try again.', {
    retrySeconds: seconds,
  });

export const paymentUnavailable = () =>
  new Refusal('payment_unavailable', 'The payment provider cannot be reached right now.', {
    retrySeconds: 5,
  });

export const unavailable = () =>
  new Refusal('unavailable', 'The service cannot do this right now. Please try again.', { retrySeconds: 5 });

/** More at once than this process takes: the client may come again. An operator sees it by the request's log line. */
export class Overloaded extends Refusal {
  constructor() {
    super('unavailable', 'Very many people are checking out right now. Please try again in a moment.', {
      retrySeconds: 2,
    });
  }
}
