import { type FulfillmentState, fulfillmentStates, sessionIdPattern } from '@shop/contracts/checkoutLimits';

/** After this there is no answer, in milliseconds. */
const TIME_LIMIT_MS = 15_000;

/** As much of an order as the page shows. */
export type TrackedOrder = {
  state: FulfillmentState;
  /** Paid, and not packed until somebody has checked the payment. */
  isInReview: boolean;
  carrier: string | null;
  tracking: string | null;
  /** The delivery that was chosen; null until it is known. */
  delivery: string | null;
  /** ISO 8601. */
  paidAt: string | null;
};

export type Found = TrackedOrder | 'unknown' | 'too-many' | 'unreachable';

/** Looks an order up by its reference. One that cannot be a reference is answered like one that nobody has. */
export async function findOrder(reference: string): Promise<Found> {
  if (!sessionIdPattern.test(reference)) return 'unknown';
  try {
    const response = await fetch(`/api/orders/${reference}`, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (response.status === 404) return 'unknown';
    if (response.status === 429) return 'too-many';
    return response.ok ? readOrder(await response.json()) : 'unreachable';
  } catch (error) {
    console.warn('The order could not be read.', error);
    return 'unreachable';
  }
}

/** By hand: a schema library would be larger than the page. An order that nobody has paid is none to follow. */
function readOrder(answer: unknown): TrackedOrder | 'unknown' {
  const fulfillment = field(answer, 'fulfillment');
  const state = fulfillmentStates.find((name) => name === field(fulfillment, 'state'));
  if (!state) return 'unknown';
  return {
    state,
    isInReview: field(answer, 'status') === 'review',
    carrier: text(fulfillment, 'carrier'),
    tracking: text(fulfillment, 'tracking'),
    delivery: text(field(answer, 'shipping'), 'label'),
    paidAt: text(answer, 'paid_at'),
  };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function text(value: unknown, name: string): string | null {
  const found = field(value, name);
  return typeof found === 'string' ? found : null;
}
