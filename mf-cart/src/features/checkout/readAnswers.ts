import type { CheckoutAnswer, Order } from '@shop/contracts/checkout';
import {
  type FulfillmentState,
  fulfillmentStates,
  type OrderStatus,
  orderStatuses,
} from '@shop/contracts/checkoutLimits';
import type { ProductFacts } from '../cart/cartSlice';

/*
 * Answers of the service, checked by hand: a schema library is five times as large as these checks, and every visitor
 * with a cart would load it. A test compares them with the contract's schemas.
 */

type Check<T> = (value: unknown) => value is T;
type Variant = { id: string; price: number };
type Row = {
  id: string;
  name: string;
  slug: string;
  image_url: string;
  price: number;
  variants?: Variant[] | undefined;
  category: string | undefined;
  wax_type: string | null | undefined;
  featured: boolean | undefined;
  review_count: number | undefined;
};
type NewPrice = NonNullable<CheckoutAnswer['products']>[number];

const isText = (value: unknown): value is string => typeof value === 'string';
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isNull = (value: unknown): value is null => value === null;
const isAbsent = (value: unknown): value is undefined => value === undefined;
const isStatus = (value: unknown): value is OrderStatus => orderStatuses.some((status) => status === value);
const isState = (value: unknown): value is FulfillmentState =>
  fulfillmentStates.some((state) => state === value);
const isCents = (value: unknown): value is number => isInteger(value) && value >= 0;

function either<A, B>(isA: Check<A>, isB: Check<B>): Check<A | B> {
  return (value): value is A | B => isA(value) || isB(value);
}

function listOf<T>(isItem: Check<T>): Check<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isItem);
}

/** An object that has these fields, and perhaps others. */
function fields<T extends object>(checks: { [Key in keyof T]-?: Check<T[Key]> }): Check<T> {
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries<Check<unknown>>(checks).every(([name, isField]) => isField(Reflect.get(value, name)));
}

/** @throws where the answer is not what the contract says */
function read<T>(what: string, isAnswer: Check<T>, value: unknown): T {
  if (!isAnswer(value)) throw new Error(`The answer is no ${what}.`);
  return value;
}

const areRows = listOf(
  fields<Row>({
    id: isText,
    name: isText,
    slug: isText,
    image_url: isText,
    price: isCents,
    variants: either(listOf(fields<Variant>({ id: isText, price: isCents })), isAbsent),
    category: either(isText, isAbsent),
    wax_type: either(either(isText, isNull), isAbsent),
    featured: either(isBoolean, isAbsent),
    review_count: either(isInteger, isAbsent),
  }),
);

const isCheckoutAnswer = fields<CheckoutAnswer>({
  url: either(isText, isAbsent),
  error: either(isText, isAbsent),
  message: either(isText, isAbsent),
  products: either(
    listOf(
      fields<NewPrice>({
        id: isText,
        variant_id: either(either(isText, isNull), isAbsent),
        price: isInteger,
      }),
    ),
    isAbsent,
  ),
});

const isOrder = fields<Order>({
  session_id: isText,
  status: isStatus,
  currency: isText,
  buy_now: isBoolean,
  lines: listOf(
    fields<Order['lines'][number]>({
      id: isText,
      variant_id: either(isText, isNull),
      name: isText,
      unit_amount: isInteger,
      quantity: isInteger,
    }),
  ),
  subtotal: isInteger,
  shipping: either(fields<NonNullable<Order['shipping']>>({ label: isText, amount: isInteger }), isNull),
  tax: either(isInteger, isAbsent),
  discount: either(isInteger, isAbsent),
  amount_total: isInteger,
  refunded: either(isInteger, isAbsent),
  fulfillment: either(
    fields<NonNullable<Order['fulfillment']>>({
      state: isState,
      carrier: either(isText, isNull),
      tracking: either(isText, isNull),
      shipped_at: either(isText, isNull),
    }),
    either(isNull, isAbsent),
  ),
  paid_at: either(either(isText, isNull), isAbsent),
});

/** As much of GET /api/products as the cart shows. */
export function readProductFacts(answer: unknown): ProductFacts[] {
  return read('list of products', areRows, answer).map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    image: row.image_url,
    priceCents: row.price,
    category: row.category,
    waxType: row.wax_type,
    isFeatured: row.featured,
    reviewCount: row.review_count,
    ...(row.variants && { variants: row.variants.map(({ id, price }) => ({ id, priceCents: price })) }),
  }));
}

export const readCheckoutAnswer = (answer: unknown) => read('answer to a checkout', isCheckoutAnswer, answer);

export const readOrder = (answer: unknown) => read('order', isOrder, answer);
