import type { checkoutErrorCodes } from '@shop/contracts/checkout';
import type { Refusal, RefusalCode } from '../refusals';

type ErrorCode =
  | RefusalCode
  | (typeof checkoutErrorCodes)[number]
  | 'not_found'
  | 'method_not_allowed'
  | 'unauthorized'
  | 'signature_invalid';

/** How a refused request is answered: the status, and `{ error, message }`. */
export class HttpRefusal extends Error {
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

/** The status of each refusal of the rules. */
const statuses: Record<RefusalCode, number> = {
  invalid_request: 422,
  cart_empty: 422,
  unknown_product: 422,
  price_changed: 409,
  promo_code_invalid: 422,
  idempotency_conflict: 409,
  rate_limited: 429,
  conflict: 409,
  unknown_order: 422,
  payment_unavailable: 503,
  unavailable: 503,
};

/** A refusal of the rules as it is answered. */
export function toHttp({ code, message, details, retrySeconds }: Refusal): HttpRefusal {
  const headers: Record<string, string> =
    retrySeconds === null ? {} : { 'Retry-After': String(retrySeconds) };
  return new HttpRefusal(statuses[code], code, message, { details, headers });
}

/** A request that is malformed: its size, its type, a header or its query. */
export const unreadable = (status: number, message: string) =>
  new HttpRefusal(status, 'invalid_request', message);

export const forbiddenOrigin = () =>
  new HttpRefusal(403, 'forbidden_origin', 'Checkout is open to the shop’s own pages only.');

export const notFound = () => new HttpRefusal(404, 'not_found', 'There is nothing here.');

export const methodNotAllowed = (allowed: string) =>
  new HttpRefusal(405, 'method_not_allowed', `Only ${allowed} is possible here.`, {
    headers: { Allow: allowed },
  });
