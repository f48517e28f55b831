import type { CartLine } from '@shop/contracts/cart';

/** Without a variantId: every line of the product, or the first; null: the line that has no variant. */
export type LineRef = { id: string; variantId?: string | null | undefined };

/** Characters of JSON; extra fields are dropped first (rule cart.line-size). */
const MAX_LINE_LENGTH = 4096;
/** Low enough that cents stay exact integers. The service's own limit is lower. */
const MAX_QUANTITY = 99_999;
const MAX_PRICE_DOLLARS = 1_000_000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a line from storage or another part; null where it cannot be sold. Checked by hand: a schema library would be half
 * of this code.
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
    price,
    quantity,
    variantId: ownVariantId,
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

/** Other fields as plain JSON, unless too long. */
function otherFields(value: object, line: CartLine): object {
  const maxLength = MAX_LINE_LENGTH - JSON.stringify(line).length;
  const fields = Object.entries(value).filter(([key]) => !(key in line) && !FORBIDDEN_KEYS.has(key));
  try {
    const json = JSON.stringify(Object.fromEntries(fields));
    return json.length <= maxLength ? JSON.parse(json, withoutForbiddenKeys) : {};
  } catch {
    // Circular or BigInt: not JSON.
    return {};
  }
}

function withoutForbiddenKeys(key: string, value: unknown) {
  return FORBIDDEN_KEYS.has(key) ? undefined : value;
}

/** Id plus variant; no variant and an empty one are the same. */
export function lineKey({ id, variantId }: LineRef): string {
  return JSON.stringify([id, variantId || null]);
}

/** Without a variantId: every line of the product. */
export const matchesRef = (line: LineRef, ref: LineRef) =>
  ref.variantId === undefined ? line.id === ref.id : lineKey(line) === lineKey(ref);

export function addLine(lines: CartLine[], added: CartLine): void {
  const line = lines.find((one) => lineKey(one) === lineKey(added));
  if (line) line.quantity = toQuantity(line.quantity + added.quantity);
  else lines.push({ ...added });
}

export function toQuantity(quantity: number): number {
  return Math.min(Math.max(quantity, 1), MAX_QUANTITY);
}

export function isQuantity(quantity: unknown): quantity is number {
  return (
    typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
  );
}
