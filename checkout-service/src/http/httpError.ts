import type { DomainError, DomainErrorCode } from '../domainErrors';

type ErrorCode =
  | DomainErrorCode
  | 'forbidden_origin'
  | 'internal_error'
  | 'not_found'
  | 'method_not_allowed'
  | 'unauthorized'
  | 'signature_invalid';

export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
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

const statuses: Record<DomainErrorCode, number> = {
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

export function toHttpError({ code, message, details, retrySeconds }: DomainError): HttpError {
  const headers: Record<string, string> =
    retrySeconds === null ? {} : { 'Retry-After': String(retrySeconds) };
  return new HttpError(statuses[code], code, message, { details, headers });
}

export const badRequest = (status: number, message: string) =>
  new HttpError(status, 'invalid_request', message);

export const forbiddenOrigin = () =>
  new HttpError(403, 'forbidden_origin', 'Checkout is open to the shop’s own pages only.');

export const notFound = () => new HttpError(404, 'not_found', 'There is nothing here.');

export const methodNotAllowed = (allowed: string) =>
  new HttpError(405, 'method_not_allowed', `Only ${allowed} is possible here.`, {
    headers: { Allow: allowed },
  });
