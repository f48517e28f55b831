import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { allCalculators } from './allCalculators';
import { type CalculatorType, calculatorType } from './calculatorTypes';
import { type FederatedProps, federated } from './federated';

/**
 * ./mount of the container candle_calculators: a calculator in any element of a page without React.
 * Gives the ways to change it and to take it away again.
 */
export function mount(element: Element, props: FederatedProps & { type?: CalculatorType } = {}) {
  const root = createRoot(element);
  const type = calculatorType(props.type ?? null);
  const Calculator = federated(type, allCalculators[type]);
  const show = (next: FederatedProps) => root.render(createElement(Calculator, next));
  show(props);
  return { update: show, unmount: () => root.unmount() };
}
