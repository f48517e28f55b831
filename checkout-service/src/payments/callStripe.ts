import Stripe from 'stripe';
import type { PaymentCall, PaymentFailureKind } from './payments';
import { PaymentFailure } from './payments';

type Options = { onCall: (call: PaymentCall) => void };

/** Measures calls; converts errors to PaymentFailure. */
export function createStripeCaller({ onCall }: Options) {
  return async <Answer>(operation: string, request: () => Promise<Answer>): Promise<Answer> => {
    const startedAt = performance.now();
    const end = (outcome: PaymentCall['outcome']) =>
      onCall({ operation, outcome, seconds: (performance.now() - startedAt) / 1000 });
    try {
      const answer = await request();
      end('done');
      return answer;
    } catch (error) {
      const failure = toFailure(error);
      end(failure.kind);
      throw failure;
    }
  };
}

export async function* convertListErrors<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
  try {
    yield* items;
  } catch (error) {
    throw toFailure(error);
  }
}

function toFailure(error: unknown): PaymentFailure {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return new PaymentFailure('garbled', { kind: error instanceof Error ? error.name : typeof error });
  }
  const { type, code, statusCode, requestId } = error;
  return new PaymentFailure(failureKind(error), {
    type,
    code,
    status: statusCode,
    stripe_request_id: requestId,
  });
}

function failureKind(error: InstanceType<typeof Stripe.errors.StripeError>): PaymentFailureKind {
  const status = error.statusCode ?? 0;
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'kept';
  if (error instanceof Stripe.errors.StripeConnectionError) return 'unavailable';
  if (status === 404) return 'not-found';
  // v1 keeps the outcome of a started request, 400 and 500 included, as long as its key lives.
  if (status >= 500 || status === 400 || status === 402) return 'kept';
  if (status === 401 || status === 403 || status === 409 || status === 429) return 'unavailable';
  return 'garbled';
}
