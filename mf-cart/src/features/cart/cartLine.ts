import type { CartLine, LineRef } from '@shop/contracts/cart';
import * as z from 'zod/mini';

/** Longest JSON of a line, in characters; fields beyond the contract's are given up first (rule cart.line-size). */
const MAX_LINE_LENGTH = 4096;
/** Far above any real order, and low enough that cents stay exact integers. The service's own limit is lower. */
const MAX_QUANTITY = 99_999;
const MAX_PRICE_DOLLARS = 1_000_000;
/** Names that would reach into an object's prototype. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const identifier = z.string().check(z.minLength(1), z.maxLength(100));

const lineSchema = z.object({
  id: identifier,
  price: z.number().check(z.minimum(0), z.maximum(MAX_PRICE_DOLLARS)),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  variantId: z.nullable(identifier),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  variantName: z.nullable(z.string()),
});

/** A line from anywhere - storage, another part of the shop - or null where it is no line that could be sold. */
export function readLine(value: unknown): CartLine | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, price, quantity, variantId, name, slug, image, variantName }: Record<string, unknown> = {
    ...value,
  };
  const result = lineSchema.safeParse({
    id: toIdentifier(id),
    // -0 would come back from storage as 0.
    price: price === 0 ? 0 : price,
    quantity,
    variantId: toIdentifier(variantId) || null,
    // A cart can do without these: what is no text becomes none, and no text is endless.
    name: toText(name, 500) || toText(toIdentifier(id), 100),
    slug: toText(slug, 200),
    image: toText(image, 1000),
    variantName: toText(variantName, 200) || null,
  });
  if (!result.success) return null;
  return { ...otherFields(value, MAX_LINE_LENGTH - JSON.stringify(result.data).length), ...result.data };
}

/** 0 is an id, too (rule cart.identity). */
function toIdentifier(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function toText(value: unknown, maxLength: number): string {
  return typeof value === 'string' ? value.slice(0, maxLength) : '';
}

/** Whatever else a product brought along, as plain JSON. Nothing of it where it is too long. */
function otherFields(value: object, maxLength: number): object {
  const fields = Object.entries(value).filter(
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
  if (line) line.quantity = toQuantity(line.quantity + added.quantity);
  else lines.push({ ...added });
}

/** The nearest quantity that a line can have. */
export function toQuantity(quantity: number): number {
  return Math.min(Math.max(quantity, 1), MAX_QUANTITY);
}

/** True for a quantity that a line can have. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
}
