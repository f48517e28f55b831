import { calculatorTypes, tagName } from '../../embed/calculatorTypes';
import { componentNames } from '../../embed/componentNames';
import { events } from '../../embed/elementTable';

export function reactTypes(): string {
  return `import type { ComponentType, ReactNode } from 'react';
import type { CalculatorOptions } from './types.js';

export type CalculatorProps = CalculatorOptions & {
  /** Origin of the shop: with it a server's HTML holds the first result in a declarative shadow root. */
  shop?: string | undefined;
  /** For the inline style of that result, where your policy asks for one. */
  nonce?: string | undefined;
  /** Shown until the calculator is ready, and where it cannot be loaded. */
  children?: ReactNode;
};

${calculatorTypes.map((type) => `export const ${componentNames[type]}: ComponentType<CalculatorProps>;`).join('\n')}
`;
}

export function jsxTypes(): string {
  const handlers = Object.keys(events).map(
    (name) => `  'on${name}'?: ((event: CandleEventMap['${name}']) => void) | undefined;`,
  );
  return `import type { ClassAttributes, HTMLAttributes } from 'react';
import type { CandleCalculatorAttributes, CandleCalculatorElement, CandleCalculatorProperties, CandleEventMap } from './index.js';

type Handlers = {
${handlers.join('\n')}
};

type Props = CandleCalculatorAttributes &
  CandleCalculatorProperties &
  Handlers &
  ClassAttributes<CandleCalculatorElement> &
  Omit<HTMLAttributes<CandleCalculatorElement>, keyof CandleCalculatorAttributes>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${tagName}': Props;
    }
  }
}
`;
}

// Words of the texts below: these modules import nothing of Vue or Svelte.
const vue = 'vue';
const svelte = 'svelte/elements';

export function vueTypes(): string {
  return `import type { EmitFn, HTMLAttributes, PublicProps } from '${vue}';
import type { CandleCalculatorAttributes, CandleCalculatorElement, CandleCalculatorProperties, CandleEventMap } from './index.js';

type Component = new () => CandleCalculatorElement & {
  $props: CandleCalculatorAttributes & CandleCalculatorProperties & Omit<HTMLAttributes, keyof CandleCalculatorAttributes> & PublicProps;
  $emit: EmitFn<{ [Name in keyof CandleEventMap]: (event: CandleEventMap[Name]) => void }>;
};

declare module '${vue}' {
  interface GlobalComponents {
    '${tagName}': Component;
  }
}
`;
}

export function svelteTypes(): string {
  const handlers = Object.keys(events).map(
    (name) => `  'on${name}'?: ((event: CandleEventMap['${name}']) => void) | undefined | null;`,
  );
  return `import type { HTMLAttributes } from '${svelte}';
import type { CandleCalculatorAttributes, CandleCalculatorElement, CandleCalculatorProperties, CandleEventMap } from './index.js';

type Handlers = {
${handlers.join('\n')}
};

declare module '${svelte}' {
  interface SvelteHTMLElements {
    '${tagName}': CandleCalculatorAttributes &
      CandleCalculatorProperties &
      Handlers &
      Omit<HTMLAttributes<CandleCalculatorElement>, keyof CandleCalculatorAttributes>;
  }
}
`;
}

export function formulaTypes(): string {
  return `import type {
  FragranceInputs,
  FragranceResult,
  SuppliesInputs,
  SuppliesResult,
  WaxInputs,
  WaxResult,
  WickInputs,
  WickResult,
} from './figures.js';

/** The formulas alone, with the present constants: from inputs to figures, no element and no browser. */
export function calculateWax(inputs: WaxInputs): WaxResult;
export function calculateFragrance(inputs: FragranceInputs): FragranceResult;
export function calculateSupplies(inputs: SuppliesInputs): SuppliesResult;
export function findWicks(inputs: WickInputs): WickResult;
`;
}

export function serverTypes(): string {
  return `import type { MarkupOptions } from './types.js';

/**
 * The element's HTML with a declarative shadow root: its first result stands in the page's first paint, without script.
 * The element takes over where it is defined. Its style is inline: a strict policy needs the nonce given.
 */
export function calculatorMarkup(options: MarkupOptions): string;
`;
}
