import { calculatorTypes, type reflectedNames } from './calculatorTypes';
import type { CandleEventDetails } from './publicTypes';

/** The package's types, manifest and documents are made of it; it runs on no page. */

type AttributeName = (typeof reflectedNames)[number];

export type AttributeFacts = {
  /** Words it takes; missing: a number (as text or as a number) or free text. */
  values?: readonly string[];
  isNumber?: boolean;
  default?: string;
  description: string;
};

export const attributes: Record<AttributeName, AttributeFacts> = {
  type: { values: calculatorTypes, default: 'wax', description: 'Which calculator it is.' },
  theme: {
    values: ['light', 'dark', 'auto'],
    default: 'light',
    description: "Its look; auto is the device's choice, at every moment.",
  },
  partner: {
    description:
      'Your name for the shop, 1 to 40 of a-z, 0-9 and hyphen: stands with the orders that come of your page.',
  },
  lang: {
    default: 'en',
    description: 'Its language: en, de, or another one with messages of your own. Numbers follow it.',
  },
  currency: {
    default: '$',
    description:
      'How US dollars are written: $, US$, USD. Other signs are not used: amounts are not converted.',
  },
  loading: {
    values: ['eager', 'lazy'],
    default: 'eager',
    description: 'lazy: the calculator is loaded when its place is near the screen.',
  },
  units: {
    values: ['metric', 'imperial'],
    description: 'Units of the fields. Supplies begin with imperial in English; everything else with metric.',
  },
  wax: {
    values: ['soy', 'beeswax', 'paraffin', 'coconut', 'gel', 'blend'],
    default: 'soy',
    description: 'The wax; gel for fragrance only, blend for supplies only.',
  },
  diameter: { isNumber: true, description: 'Inside width of the vessel, in cm or inches by units.' },
  height: { isNumber: true, description: 'Inside height, floor to rim.' },
  gap: { isNumber: true, default: '0', description: 'Free space below the rim.' },
  candles: { isNumber: true, default: '1', description: 'Number of candles.' },
  weight: { isNumber: true, description: 'Weight of the wax, in g or oz by units.' },
  load: { isNumber: true, description: 'Fragrance load, percent of the wax.' },
  formulas: {
    isNumber: true,
    description: 'Version of our formulas that a result was made with; without it, today’s.',
  },
};

export const properties: Record<string, { type: string; description: string }> = {
  messages: {
    type: 'Messages',
    description: 'Sentences in your own words, by their English text: en.js beside the script has them all.',
  },
};

export const events: Record<
  keyof CandleEventDetails,
  { detail: string; description: string; prevented?: string }
> = {
  calculated: {
    detail: 'CalculatedDetail',
    description: 'A calculation gave a result: by a press, or because the fields given were complete.',
  },
  'add-supplies': {
    detail: 'AddSuppliesDetail',
    description: 'Someone wants what the recipe takes.',
    prevented: 'The page takes over; otherwise the shop opens in a new tab with a proposal.',
  },
  'candle-ready': { detail: 'ReadyDetail', description: 'The calculator stands.' },
  'candle-error': {
    detail: 'ErrorDetail',
    description: 'It could not be loaded, after a second try and at most 8 seconds.',
  },
};

export const cssProperties: Record<`--candle-${string}`, string> = {
  '--candle-accent': 'Buttons and slider.',
  '--candle-accent-strong': 'Hover and focus ring.',
  '--candle-on-accent': 'Text on a button.',
  '--candle-paper': 'Ground.',
  '--candle-panel': 'Ground of results.',
  '--candle-field': 'Ground of fields.',
  '--candle-ink': 'Text.',
  '--candle-ink-soft': 'Hints.',
  '--candle-line': 'Hairlines.',
  '--candle-line-strong': 'Borders of fields.',
  '--candle-invalid': 'Border of a field that is refused.',
  '--candle-radius': 'Corners of boxes, fields and buttons.',
  '--candle-font': 'Type.',
  '--candle-heading-font': 'Type of headings.',
};

export const cssParts: Record<string, string> = {
  root: 'The outermost box.',
  calculator: 'Form and result.',
  form: 'The form.',
  field: 'A field.',
  button: 'The button Calculate.',
  result: 'The result.',
  figure: 'One figure of it.',
  arithmetic: 'The worked formula.',
  supplies: 'The link Add what I need.',
};

export const slots = { '': 'Stands there until the calculator is ready, and where it cannot be loaded.' };
