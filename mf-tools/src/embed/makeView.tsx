import './theme.css';
import { render } from 'preact';
import type { CalculatorType } from './calculatorTypes';
import { type Embeddable, EmbeddedCalculator, type EmbeddedProps } from './EmbeddedCalculator';
import { adoptStyles } from './shadowSheets';

/** What a file with calculators offers to the element. */
export type CalculatorView = {
  show: (root: ShadowRoot, props: Omit<EmbeddedProps, 'Calculator'>) => void;
  hide: (root: ShadowRoot) => void;
};

/** Shows the calculators given, by Preact. Other presets begin a new calculation; another theme does not. */
export function makeView(calculators: { [Type in CalculatorType]?: Embeddable }): CalculatorView {
  return {
    show: (root, props) => {
      const Calculator = calculators[props.type];
      if (!Calculator) throw new Error(`This file holds no ${props.type} calculator.`);
      adoptStyles(root);
      const key = JSON.stringify([props.type, props.start]);
      render(<EmbeddedCalculator key={key} Calculator={Calculator} {...props} />, root);
    },
    hide: (root) => render(null, root),
  };
}
