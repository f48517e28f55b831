import type { CartLine, LineRef } from '@shop/contracts/cart';
import * as z from 'zod/mini';

/** Longest JSON of a line, in characters; fields beyond the contract's are given up first (decisions row 40). */
const MAX_LINE_LENGTH = 4096;
/** Far above any real order, and low enough that cents stay exact integers. The service's own limit is lower. */
const MAX_QUANTITY = 99_999;
const MAX_PRICE_DOLLARS = 1_000_000;
/** Names that would reach into an object's prototype. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const toText = z.transform((value: string | number) => String(value));
const identifier = z.pipe(z.union([z.string().check(z.maxLength(100)), z.number()]), toText);
const text = (maxLength: number) =>
  z.catch(
    z.pipe(
      z.string(),
      z.transform((value) => value.slice(0, maxLength)),
    ),
    '',
  );

const lineSchema = z.object({
  id: identifier.check(z.minLength(1)),
  // -0 would come back from storage as 0.
  price: z.pipe(
    z.number().check(z.minimum(0), z.maximum(MAX_PRICE_DOLLARS)),
    z.transform((price) => price + 0),
  ),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  // null, undefined and '' all mean: no variant (decisions row 43).
  variantId: z.pipe(
    z.nullish(identifier),
    z.transform((id) => id || null),
  ),
  name: text(500),
  slug: text(200),
  image: text(1000),
  variantName: z.pipe(
    z.nullish(text(200)),
    z.transform((name) => name || null),
  ),
});

/** A line from anywhere - storage, another part of the shop - or null where it is no line that could be sold. */
export function readLine(value: unknown): CartLine | null {
  const result = lineSchema.safeParse(value);
  if (!result.success) return null;
  const line = { ...result.data, name: result.data.name || result.data.id };
  return { ...otherFields(value, MAX_LINE_LENGTH - JSON.stringify(line).length), ...line };
}

/** Whatever else a product brought along, as plain JSON. Nothing of it where it is too long. */
function otherFields(value: unknown, maxLength: number): object {
  const fields = Object.entries(value as object).filter(
    ([key]) => !(key in lineSchema.def.shape) && !FORBIDDEN_KEYS.has(key),
  );
  try {
    const json = JSON.stringify(Object.fromEntries(fields));
    return json.length <= maxLength ? JSON.parse(json, withoutForbiddenKeys) : {};
  } catch {
    // A circle or a BigInt: not JSON, so it could not be stored either.
    return {};
  }
}

function withoutForbiddenKeys(key: string, value: unknown) {
  return FORBIDDEN_KEYS.has(key) ? undefined : value;
}

/** Identity of a line: id plus variant. No real variant gives the same text as none. */
export function lineKey({ id, variantId }: LineRef): string {
  return JSON.stringify([id, variantId || null]);
}

/** Adds to the line of the same identity, or puts a new line at the end. */
export function addLine(lines: CartLine[], added: CartLine): void {
  const line = lines.find((one) => lineKey(one) === lineKey(added));
  if (line) line.quantity = Math.min(line.quantity + added.quantity, MAX_QUANTITY);
  else lines.push({ ...added });
}

/** True for a quantity that a line can have. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
}
