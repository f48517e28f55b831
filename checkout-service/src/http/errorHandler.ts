import type { NextFunction, Request, Response } from 'express';
import { DatabaseError } from '../database/database';
import { DomainError, OverloadedError, unavailable } from '../domainErrors';
import { errorField } from '../errorFields';
import { describeError, type Log } from '../log';
import { PaymentFailure } from '../payments/payments';
import { badRequest, HttpError, notFound, toHttpError } from './httpError';
import { getRequestFacts } from './requestLog';

export function handleNotFound(): never {
  throw notFound();
}

/** Answers every failure with `{ error, message }`: no stack, no text of Stripe or of the database. */
export function createErrorHandler(log: Log) {
  return (error: unknown, _request: Request, response: Response, next: NextFunction) => {
    const httpError = toHttpResponseError(error);
    const { requestId, facts } = getRequestFacts(response);
    facts.outcome = httpError.code;
    if (httpError.status >= 500 && !(error instanceof OverloadedError)) {
      // A database or Stripe that is away is what alerts are for; the rest is a fault of this program.
      log[httpError.status === 500 ? 'error' : 'warn'](
        { request_id: requestId, error: describeError(error) },
        'request failed',
      );
    }
    if (response.headersSent) return next(error);
    response.set(httpError.headers);
    response
      .status(httpError.status)
      .json({ error: httpError.code, message: httpError.message, ...httpError.details });
  };
}

function toHttpResponseError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DomainError) return toHttpError(error);
  if (error instanceof DatabaseError || error instanceof PaymentFailure) return toHttpError(unavailable());
  const status = errorField(error, 'status');
  if (typeof status === 'number' && status >= 400 && status < 500) return fromParser(status);
  return new HttpError(500, 'internal_error', 'Something went wrong. Please try again.');
}

function fromParser(status: number): HttpError {
  switch (status) {
    case 413:
      return badRequest(413, 'The request is too large.');
    case 415:
      return badRequest(415, 'The request has an unsupported encoding.');
    default:
      return badRequest(status, 'The request cannot be read.');
  }
}
