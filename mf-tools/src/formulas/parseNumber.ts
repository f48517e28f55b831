import { roundTo } from './units';

/** A number as people type it, point or comma as decimal sign: '8', '7,5', '.5', '1e3'. Nothing that no field shows: '+8', '8.'. */
const typedNumber = /^-?(\d+([.,]\d+)?|[.,]\d+)(e[+-]?\d+)?$/i;
/** '1.000', '1,000': a thousand to one reader, one to another. */
const ambiguousThousand = /^-?[1-9]\d{0,2}[.,]000$/;
/** '1.500', '12,500' on a kitchen scale: kilograms to one reader, milligrams to another. */
const ambiguousGrams = /^-?[1-9]\d?[.,]\d\d0$/;

/** What a field holds while its text is no number to the browser, which does not tell the text (validity.badInput). */
export const UNREADABLE = '?';

/** Whether a text is a number that everyone reads alike. Examples: '7,5' is, '1,000' and '' are not. */
export function isNumber(text: string, isInGrams?: boolean): boolean {
  const trimmed = text.trim();
  if (isInGrams && ambiguousGrams.test(trimmed)) return false;
  return typedNumber.test(trimmed) && !ambiguousThousand.test(trimmed);
}

/** Anything else counts as 0 (rule calculators.bad-input). '1e999' is Infinity, which every range refuses. */
export function parseNumber(text: string, isInGrams?: boolean): number {
  return isNumber(text, isInGrams) ? Number(text.replace(',', '.')) : 0;
}

/** '' where it is no number. After a change of units more than six decimals are shown as three. */
export function fieldText(text: string): string {
  const trimmed = text.trim().replace(',', '.');
  if (!typedNumber.test(trimmed)) return '';
  return /\.\d{7}/.test(trimmed) ? String(roundTo(Number(trimmed), 3)) : trimmed;
}

export const shownNumber = (text: string) => parseNumber(fieldText(text));

export type NumberRange = {
  min: number;
  max: number;
  /** True where `min` itself is too little: 'above 0'. */
  isAboveMin?: boolean;
  /** Digits alone, so that no separator is read as a decimal sign (rule calculators.whole-candles). */
  isWhole?: boolean;
  /** True where an empty field must not pass as 0. */
  isRequired?: boolean;
};

/** Example: '0' is not in { min: 0, isAboveMin: true }. */
export function isInRange(
  text: string,
  { min, max, isAboveMin, isWhole, isRequired }: NumberRange,
  isInGrams?: boolean,
): boolean {
  const trimmed = text.trim();
  if (trimmed === '' ? isRequired : !isNumber(trimmed, isInGrams)) return false;
  if (isWhole && !/^\d+$/.test(trimmed)) return false;
  const value = parseNumber(trimmed);
  return value <= max && (isAboveMin ? value > min : value >= min);
}
