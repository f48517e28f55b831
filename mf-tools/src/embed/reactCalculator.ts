import type { ComponentType, ReactNode } from 'react';
import { getAttributes, listen } from './calculatorOptions';
import { tagName } from './calculatorTypes';
import type { CalculatorOptions, CalculatorType } from './publicTypes';

/** As much of React as the wrappers take from the host, the same in 17, 18 and 19. */
export type WrapperReact = Pick<
  typeof import('react'),
  'createElement' | 'useEffect' | 'useLayoutEffect' | 'useRef'
>;

export type ReactCalculatorProps = CalculatorOptions & {
  /** Origin of the shop: with it the package shows the first result in the HTML of a server, too. */
  shop?: string | undefined;
  /** For the inline style of that result, where your policy asks for one. */
  nonce?: string | undefined;
  /** Shown until the calculator is ready, and where it cannot be loaded. */
  children?: ReactNode;
};

export function reactCalculator(
  type: CalculatorType,
  react: WrapperReact,
  loadElement: (element: HTMLElement) => void,
  renderTemplate: (type: CalculatorType, props: ReactCalculatorProps) => ReactNode = () => null,
): ComponentType<ReactCalculatorProps> {
  const { createElement, useRef } = react;
  // Before the element answers, which takes it no task where its kind is loaded; on a server React 17 and 18 would warn.
  const useEffect = typeof document === 'undefined' ? react.useEffect : react.useLayoutEffect;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each kind, of the host's React
  return function Calculator(props) {
    const element = useRef<HTMLElement>(null);
    const latest = useRef<CalculatorOptions>(props);
    useEffect(() => {
      latest.current = props;
    });
    useEffect(() => {
      if (!element.current) return;
      const stop = listen(element.current, () => latest.current);
      loadElement(element.current);
      return stop;
    }, []);
    const { messages } = props;
    useEffect(() => {
      if (element.current) Object.assign(element.current, { messages });
    }, [messages]);
    return createElement(
      tagName,
      { type, ...getAttributes(props), ref: element },
      renderTemplate(type, props),
      props.children,
    );
  };
}
