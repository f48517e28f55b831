import { presetNames } from './calculatorTypes';
import type { CalculatorOptions, CandleEventDetails } from './publicTypes';

/** The options as attributes of the element. */
export function getAttributes({ start = {}, ...rest }: CalculatorOptions): Record<string, string> {
  const entries = [
    ...presetNames.map((name) => [name, start[name]] as const),
    ...(['theme', 'partner', 'lang', 'currency', 'loading'] as const).map(
      (name) => [name, rest[name]] as const,
    ),
  ];
  return Object.fromEntries(
    entries.filter(([, value]) => (value ?? null) !== null).map(([name, value]) => [name, String(value)]),
  );
}

/** Passes the element's events on to the options of that moment. Returns the way to stop. */
export function listen(element: HTMLElement, current: () => CalculatorOptions): () => void {
  const handlers: Record<keyof CandleEventDetails, (event: CustomEvent) => void> = {
    calculated: ({ detail }) => current().onCalculated?.(detail),
    'add-supplies': (event) => {
      if (current().onAddSupplies?.(event.detail) === false) event.preventDefault();
    },
    'candle-ready': ({ detail }) => current().onReady?.(detail),
    'candle-error': ({ detail }) => current().onError?.(detail),
  };
  const stops = Object.entries(handlers).map(([name, handle]) => {
    const listener = (event: Event) => {
      // Not one of another calculator inside its light children.
      if (event instanceof CustomEvent && event.target === element) handle(event);
    };
    element.addEventListener(name, listener);
    return () => element.removeEventListener(name, listener);
  });
  return () => {
    for (const stop of stops) stop();
  };
}
