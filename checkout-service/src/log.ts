import { type Logger, pino } from 'pino';
import { PaymentFailure } from './payments/payments';

export type Log = Logger;

/** As Node, the database's drivers and Stripe's package make it. */
type ForeignError = Error & { code?: unknown; type?: unknown; statusCode?: unknown; requestId?: unknown };

/** JSON lines on standard output. Logged fields are named one by one; the redacted paths are a second defence. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: { service: 'checkout' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.authorization',
        '*.cookie',
        '*.email',
        '*.parameters',
        '*.detail',
        '*.where',
        '*.raw',
        '*.headers',
      ],
      remove: true,
    },
  });
}

/** Messages of a database carry values, and Stripe's carry parts of keys: of foreign errors only kind and code are kept. */
export function describeError(error: unknown): Record<string, unknown> {
  if (error instanceof PaymentFailure) return { kind: error.kind, ...error.facts };
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, type, statusCode, requestId }: ForeignError = error;
  const isForeign = code !== undefined || type !== undefined;
  return {
    kind: error.name,
    code,
    type,
    status: statusCode,
    stripe_request_id: requestId,
    ...(isForeign ? {} : { message: error.message.slice(0, 300) }),
    stack: isForeign ? undefined : error.stack?.split('\n').slice(1, 6).join('\n'),
  };
}
