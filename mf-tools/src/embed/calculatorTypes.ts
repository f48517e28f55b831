import type { CalculatorType } from './publicTypes';

/** The element's name, unless a page gives it another. */
export const tagName = 'candle-calculator';

export const calculatorTypes: readonly CalculatorType[] = ['wax', 'fragrance', 'supplies', 'wick-guide'];

/** Fields that a site may preset, as attributes of the element or as `start` of a component. */
export const presetNames = [
  'units',
  'wax',
  'diameter',
  'height',
  'gap',
  'candles',
  'weight',
  'load',
  'formulas',
] as const;

/** Attributes of the element; each is a property of the same name, too. */
export const reflectedNames = [
  'type',
  'theme',
  'partner',
  'lang',
  'currency',
  'loading',
  ...presetNames,
] as const;

/** What a page calls them. */
export const calculatorTitles: Record<CalculatorType, string> = {
  wax: 'Wax calculator',
  fragrance: 'Fragrance oil calculator',
  supplies: 'Supplies calculator',
  'wick-guide': 'Wick guide',
};

export const shopPages: Record<CalculatorType, string> = {
  wax: '/wax-calculator',
  fragrance: '/fragrance-calculator',
  supplies: '/tools/supplies-calculator',
  'wick-guide': '/wick-guide',
};

/** The calculator that a text names; the wax calculator for anything else. */
export function calculatorType(text: string | null): CalculatorType {
  return calculatorTypes.find((type) => type === text) ?? 'wax';
}

/** Path of the shop's page with these fields: opens with the same result. */
export function recipePath(type: CalculatorType, texts: Record<string, string>): string {
  return `${shopPages[type]}?${new URLSearchParams(texts)}`;
}
