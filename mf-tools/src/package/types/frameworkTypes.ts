import { calculatorTypes, tagName } from '../../embed/calculatorTypes';
import { componentNames } from '../../embed/componentNames';
import { events } from '../../embed/elementTable';

/** react.d.ts: the components. */
export function reactTypes(): string {
  return `import type { ComponentType, ReactNode } from 'react';
import type { CalculatorOptions } from './types.js';

export type CalculatorProps = CalculatorOptions & {
  /** Shown until the calculator is ready, and where it cannot be loaded. */
  children?: ReactNode;
};

${calculatorTypes.map((type) => `export const ${componentNames[type]}: ComponentType<CalculatorProps>;`).join('\n')}
`;
}

/** jsx.d.ts: the tag itself in JSX, for React 19. */
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

// A word of the text below: these modules import nothing of Vue.
const vue = 'vue';

/** vue.d.ts: the tag in Vue's templates. */
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
