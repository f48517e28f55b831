import type { NextFunction, Request, Response } from 'express';
import { DatabaseError } from '../database/database';
import { errorField } from '../errorFacts';
import { describeError, type Log } from '../log';
import { PaymentFailure } from '../payments/payments';
import { Overloaded, Refusal, unavailable } from '../refusals';
import { HttpRefusal, notFound, toHttp, unreadable } from './httpRefusal';
import { factsOf } from './requestLog';

export function answerNotFound(): never {
  throw notFound();
}

/** Every failure leaves as `{ error, message }`: no stack, no text of Stripe or of the database. */
export function answerErrors(log: Log) {
  return (error: unknown, _request: Request, response: Response, next: NextFunction) => {
    const refused = answerFor(error);
    const { requestId, facts } = factsOf(response);
    facts.outcome = refused.code;
    if (refused.status >= 500 && !(error instanceof Overloaded)) {
      const about =
        error instanceof PaymentFailure ? { kind: error.kind, ...error.facts } : describeError(error);
      log.error({ request_id: requestId, error: about }, 'request failed');
    }
    if (response.headersSent) return next(error);
    response.set(refused.headers);
    response
      .status(refused.status)
      .json({ error: refused.code, message: refused.message, ...refused.details });
  };
}

function answerFor(error: unknown): HttpRefusal {
  if (error instanceof HttpRefusal) return error;
  if (error instanceof Refusal) return toHttp(error);
  if (error instanceof DatabaseError || error instanceof PaymentFailure) return toHttp(unavailable());
  // Errors of Express's body parsers and of its router carry a status.
  const status = errorField(error, 'status');
  if (typeof status === 'number' && status >= 400 && status < 500) return fromParser(status);
  return new HttpRefusal(500, 'internal_error', 'Something went wrong. Please try again.');
}

function fromParser(status: number): HttpRefusal {
  switch (status) {
    case 413:
      return unreadable(413, 'The request is too large.');
    case 415:
      return unreadable(415, 'The request has an unsupported encoding.');
    default:
      return unreadable(status, 'The request cannot be read.');
  }
}
