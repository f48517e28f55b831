import type { CartLine, LineRef } from '@shop/contracts/cart';

/** Longest JSON of a line, in characters; fields beyond the contract's are given up first (rule cart.line-size). */
const MAX_LINE_LENGTH = 4096;
/** Far above any real order, and low enough that cents stay exact integers. The service's own limit is lower. */
const MAX_QUANTITY = 99_999;
const MAX_PRICE_DOLLARS = 1_000_000;
/** Names that would reach into an object's prototype. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * A line from anywhere - storage, another part of the shop - or null where it is no line that could be sold. Checked by
 * hand: every visitor with a cart loads this code, and a schema library would be half of it.
 */
export function readLine(value: unknown): CartLine | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, price, quantity, variantId, name, slug, image, variantName }: Record<string, unknown> = {
    ...value,
  };
  const ownId = toIdentifier(id);
  const ownVariantId = toIdentifier(variantId) || null;
  if (!isIdentifier(ownId) || !(ownVariantId === null || isIdentifier(ownVariantId))) return null;
  if (!isPrice(price) || !isQuantity(quantity)) return null;
  const line: CartLine = {
    id: ownId,
    // -0 would come back from storage as 0.
    price: price === 0 ? 0 : price,
    quantity,
    variantId: ownVariantId,
    // A cart can do without these: what is no text becomes none, and no text is endless.
    name: toText(name, 500) || ownId,
    slug: toText(slug, 200),
    image: toText(image, 1000),
    variantName: toText(variantName, 200) || null,
  };
  return { ...otherFields(value, line), ...line };
}

function isIdentifier(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= 100;
}

function isPrice(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_PRICE_DOLLARS;
}

/** 0 is an id, too (rule cart.identity). */
function toIdentifier(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function toText(value: unknown, maxLength: number): string {
  return typeof value === 'string' ? value.slice(0, maxLength) : '';
}

/** Whatever else a product brought along, as plain JSON. Nothing of it where it is too long. */
function otherFields(value: object, line: CartLine): object {
  const maxLength = MAX_LINE_LENGTH - JSON.stringify(line).length;
  const fields = Object.entries(value).filter(([key]) => !(key in line) && !FORBIDDEN_KEYS.has(key));
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
export function isQuantity(quantity: unknown): quantity is number {
  return (
    typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
  );
}
