import { tagName } from '../../embed/calculatorTypes';
import { type AttributeFacts, attributes, events, properties } from '../../embed/elementTable';

/** What an attribute takes, as TypeScript says it. */
export function toTypeText({ values, isNumber }: AttributeFacts): string {
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  return isNumber ? 'string | number' : 'string';
}

const comment = (text: string) => `  /** ${text} */`;

function describe({ description, default: initial }: AttributeFacts): string {
  return comment(initial === undefined ? description : `${description} Default: ${initial}.`);
}

function listeners(method: 'addEventListener' | 'removeEventListener'): string {
  const options = method === 'addEventListener' ? 'AddEventListenerOptions' : 'EventListenerOptions';
  const overload = (map: string) =>
    `  ${method}<Name extends keyof ${map}>(type: Name, listener: (this: CandleCalculatorElement, event: ${map}[Name]) => unknown, options?: boolean | ${options}): void;`;
  return [
    overload('CandleEventMap'),
    overload('HTMLElementEventMap'),
    `  ${method}(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${options}): void;`,
  ].join('\n');
}

/** index.d.ts: the element with its attributes, properties and events, and how it is defined. */
export function elementTypes(): string {
  const all = Object.entries(attributes);
  return `import type { ${[...Object.values(events).map(({ detail }) => detail), 'DefineOptions', 'Messages'].join(', ')} } from './types.js';
export type * from './types.js';
export type * from './figures.js';

/** Defines the element, out of the package's own files: nothing is asked of the shop. Does nothing on a server. */
export function defineCalculators(options: DefineOptions): void;

/** The element's attributes, as HTML, JSX and templates take them. */
export type CandleCalculatorAttributes = {
${all.map(([name, facts]) => `${describe(facts)}\n  ${name}?: ${toTypeText(facts)} | undefined;`).join('\n')}
};

/** Properties that are no attributes. */
export type CandleCalculatorProperties = {
${Object.entries(properties)
  .map(([name, { type, description }]) => `${comment(description)}\n  ${name}?: ${type} | null | undefined;`)
  .join('\n')}
};

/** The element's events by name. All bubble and cross shadow boundaries. */
export type CandleEventMap = {
${Object.entries(events)
  .map(([name, { detail, description }]) => `${comment(description)}\n  '${name}': CustomEvent<${detail}>;`)
  .join('\n')}
};

/** <${tagName}>: each attribute is a property, too; a property that is not set reads as ''. */
export interface CandleCalculatorElement extends HTMLElement {
${all
  .map(
    ([name, facts]) =>
      `${describe(facts)}\n  get ${name}(): string;\n  set ${name}(value: ${toTypeText(facts)} | null | undefined);`,
  )
  .join('\n')}
${Object.entries(properties)
  .map(
    ([name, { type, description }]) =>
      `${comment(description)}\n  get ${name}(): ${type};\n  set ${name}(value: ${type} | null | undefined);`,
  )
  .join('\n')}
${listeners('addEventListener')}
${listeners('removeEventListener')}
}

declare global {
  interface HTMLElementTagNameMap {
    '${tagName}': CandleCalculatorElement;
  }
  // The events bubble up to here.
  interface DocumentEventMap extends CandleEventMap {}
  interface WindowEventMap extends CandleEventMap {}
}
`;
}
