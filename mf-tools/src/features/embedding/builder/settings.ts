import type { CalculatorType, Theme } from '../../../embed/publicTypes';
import { fragranceCalculatorWaxTypes } from '../../../formulas/calculateFragrance';
import { suppliesCalculatorWaxTypes } from '../../../formulas/calculateSupplies';
import { waxCalculatorWaxTypes } from '../../../formulas/calculateWax';
import type { UnitSystem } from '../../../formulas/figures';

export const methods = ['tag', 'pinned', 'frame', 'federation', 'package'] as const;
type EmbedMethod = (typeof methods)[number];

export const methodNames: Record<EmbedMethod, string> = {
  tag: 'HTML tag',
  pinned: 'HTML tag, pinned by its hash',
  frame: 'Frame',
  federation: 'Module Federation',
  package: 'npm package',
};

export type Settings = {
  type: CalculatorType;
  units: UnitSystem;
  /** '' where the calculator's own beginning is wanted. */
  wax: string;
  theme: Theme;
  lang: 'en' | 'de';
  /** '#a8481f'; '' for the shop's own. */
  accent: string;
  /** Widest in px; null: as wide as its place. */
  width: number | null;
  method: EmbedMethod;
  /** Address of the site that frames it, as typed; '' while unknown. */
  site: string;
};

export const firstSettings: Settings = {
  type: 'wax',
  units: 'metric',
  wax: '',
  theme: 'light',
  lang: 'en',
  accent: '',
  width: null,
  method: 'tag',
  site: '',
};

/** Waxes that each calculator knows. */
export const waxesByCalculator: Record<CalculatorType, readonly string[]> = {
  wax: waxCalculatorWaxTypes,
  fragrance: fragranceCalculatorWaxTypes,
  supplies: suppliesCalculatorWaxTypes,
  'wick-guide': [],
};

export function getAttributes({ type, units, wax, theme, lang }: Settings): Record<string, string> {
  const standard = type === 'supplies' && lang === 'en' ? 'imperial' : 'metric';
  return {
    type,
    ...(units === standard ? {} : { units }),
    ...(wax && waxesByCalculator[type].includes(wax) ? { wax } : {}),
    ...(theme === 'light' ? {} : { theme }),
    ...(lang === 'en' ? {} : { lang }),
  };
}
