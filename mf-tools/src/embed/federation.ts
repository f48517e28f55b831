import { calculatorTypes } from './calculatorTypes';
import { componentNames } from './componentNames';
import { hostReact, type ShareScope } from './hostReact';
import { loadElement } from './loadElement';
import { mount } from './mount';
import type { CalculatorType } from './publicTypes';
import { reactCalculator, type WrapperReact } from './reactCalculator';

/** Wrappers with the host's own React. Shares no module: no React of ours replaces the host's. */
let shareScope: ShareScope = {};

export function init(scope: ShareScope = {}): void {
  shareScope = scope;
}

export async function get(name: string): Promise<() => object> {
  if (name === './mount') return () => ({ mount });
  const type = getType(name);
  const module = component(type, await hostReact(shareScope));
  return () => module;
}

/** The same for a host without a share scope: a component made with the React handed in. For `React.lazy`. */
export async function load(name: string, react: WrapperReact) {
  return component(getType(name), react);
}

function getType(name: string): CalculatorType {
  const type = calculatorTypes.find((known) => `./${componentNames[known]}` === name);
  if (!type) throw new Error(`candle_calculators exposes no ${name}.`);
  return type;
}

const component = (type: CalculatorType, react: WrapperReact) => ({
  __esModule: true,
  default: reactCalculator(type, react, loadElement),
});
