import type { CheckoutAnswer, Order } from '@shop/contracts/checkout';
import {
  type FulfillmentState,
  fulfillmentStates,
  type OrderStatus,
  orderStatuses,
} from '@shop/contracts/checkoutLimits';
import type { ProductFacts } from '../cart/productFacts';

/* Checked by hand: a schema library is five times as large. A test compares this with the contract's schemas. */

type Check<T> = (value: unknown) => value is T;

const isText = (value: unknown): value is string => typeof value === 'string';
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isNull = (value: unknown): value is null => value === null;
const isAbsent = (value: unknown): value is undefined => value === undefined;
const isStatus = (value: unknown): value is OrderStatus => orderStatuses.some((status) => status === value);
const isState = (value: unknown): value is FulfillmentState =>
  fulfillmentStates.some((state) => state === value);
const isCents = (value: unknown): value is number => isInteger(value) && value >= 0;

function isEither<A, B>(isA: Check<A>, isB: Check<B>): Check<A | B> {
  return (value): value is A | B => isA(value) || isB(value);
}

function isList<T>(isItem: Check<T>): Check<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isItem);
}

/** Other fields are allowed. */
function hasFields<T extends object>(checks: { [Key in keyof T]-?: Check<T[Key]> }): Check<T> {
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries<Check<unknown>>(checks).every(([name, isField]) => isField(Reflect.get(value, name)));
}

/** @throws where the answer breaks the contract */
function read<T>(what: string, isAnswer: Check<T>, value: unknown): T {
  if (!isAnswer(value)) throw new Error(`The answer is no ${what}.`);
  return value;
}

const areRows = isList(
  hasFields({
    id: isText,
    name: isText,
    slug: isText,
    image_url: isText,
    price: isCents,
    variants: isEither(isList(hasFields({ id: isText, price: isCents })), isAbsent),
    category: isEither(isText, isAbsent),
    wax_type: isEither(isEither(isText, isNull), isAbsent),
    review_count: isEither(isInteger, isAbsent),
  }),
);

const isCheckoutAnswer = hasFields<CheckoutAnswer>({
  url: isEither(isText, isAbsent),
  error: isEither(isText, isAbsent),
  message: isEither(isText, isAbsent),
  products: isEither(
    isList(
      hasFields({ id: isText, variant_id: isEither(isEither(isText, isNull), isAbsent), price: isInteger }),
    ),
    isAbsent,
  ),
});

const isOrder = hasFields<Order>({
  session_id: isText,
  status: isStatus,
  currency: isText,
  buy_now: isBoolean,
  lines: isList(
    hasFields({
      id: isText,
      variant_id: isEither(isText, isNull),
      name: isText,
      unit_amount: isInteger,
      quantity: isInteger,
    }),
  ),
  subtotal: isInteger,
  shipping: isEither(hasFields({ label: isText, amount: isInteger }), isNull),
  tax: isEither(isInteger, isAbsent),
  discount: isEither(isInteger, isAbsent),
  amount_total: isInteger,
  refunded: isEither(isInteger, isAbsent),
  fulfillment: isEither(
    hasFields({
      state: isState,
      carrier: isEither(isText, isNull),
      tracking: isEither(isText, isNull),
      shipped_at: isEither(isText, isNull),
    }),
    isEither(isNull, isAbsent),
  ),
  paid_at: isEither(isEither(isText, isNull), isAbsent),
});

export function readProductFacts(answer: unknown): ProductFacts[] {
  return read('list of products', areRows, answer).map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    image: row.image_url,
    priceCents: row.price,
    category: row.category,
    waxType: row.wax_type,
    reviewCount: row.review_count,
    ...(row.variants && { variants: row.variants.map(({ id, price }) => ({ id, priceCents: price })) }),
  }));
}

export const readCheckoutAnswer = (answer: unknown) => read('answer to a checkout', isCheckoutAnswer, answer);

export const readOrder = (answer: unknown) => read('order', isOrder, answer);
