import './theme.css';
import { type Embeddable, EmbeddedCalculator, type EmbeddedProps } from './EmbeddedCalculator';
import type { CalculatorType } from './publicTypes';
import { type Component, jsx } from './render/nodes';
import { render } from './render/render';
import { styles } from './shadowStyles';

/** Written for React's types and drawn by render/, which stands for React here. */
const calculatorBox = EmbeddedCalculator as unknown as Component;

export type CalculatorView = {
  version: string;
  styles: string[];
  show: (place: HTMLElement, shown: Omit<EmbeddedProps, 'Calculator'>) => void;
  hide: (place: HTMLElement) => void;
};

/** Other presets begin a new calculation; another theme does not. */
export function makeView(calculators: { [Type in CalculatorType]?: Embeddable }): CalculatorView {
  return {
    version: __VERSION__,
    styles,
    show: (place, props) => {
      const Calculator = calculators[props.type];
      const key = JSON.stringify([props.type, props.start]);
      if (Calculator) render(jsx(calculatorBox, { ...props, Calculator }, key), place);
    },
    hide: (place) => render(null, place),
  };
}
