/** A number as people type it, point or comma as decimal sign: '8', '7,5', '.5', '1e3'. Nothing else. */
const typedNumber = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i;

/**
 * What a person typed, as a number. Anything else counts as 0 (rule calculators.bad-input): letters, '3 in', nothing at all.
 * '1e999' is Infinity and is refused by the range that every field has.
 */
export function parseNumber(text: string): number {
  const trimmed = text.trim();
  return typedNumber.test(trimmed) ? Number(trimmed.replace(',', '.')) : 0;
}

export type NumberRange = {
  min: number;
  max: number;
  /** True where `min` itself is too little: 'above 0'. */
  isAboveMin?: boolean;
  isInteger?: boolean;
  /** True where an empty or unreadable field must not pass as 0. */
  isRequired?: boolean;
};

/** Whether a field may be calculated with. Example: '0' is not in { min: 0, isAboveMin: true }. */
export function isInRange(
  text: string,
  { min, max, isAboveMin, isInteger, isRequired }: NumberRange,
): boolean {
  const value = parseNumber(text);
  if (isRequired && !typedNumber.test(text.trim())) return false;
  if (isInteger && !Number.isInteger(value)) return false;
  return value <= max && (isAboveMin ? value > min : value >= min);
}
