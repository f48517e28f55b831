import { presetNames } from './calculatorTypes';
import type { AddSuppliesDetail, CalculatedDetail } from './EmbeddedCalculator';
import type { Theme } from './themeOf';

export type ReadyDetail = { type: string; version: string };
export type ErrorDetail = { type: string; reason: string };

/** What a component and ./mount take. */
export type CalculatorOptions = {
  /** Fields to begin with, by name; a complete set opens with its result. */
  start?: Partial<Record<string, string | number>>;
  theme?: Theme;
  /** Name of your site for the shop: 1 to 40 of a-z, 0-9 and hyphen. */
  partner?: string;
  onCalculated?: (detail: CalculatedDetail) => void;
  /** Return false to take care of the supplies yourself; otherwise the shop opens with the recipe. */
  onAddSupplies?: (detail: AddSuppliesDetail) => boolean | undefined;
  onReady?: (detail: ReadyDetail) => void;
  onError?: (detail: ErrorDetail) => void;
};

/** The options as attributes of the element. */
export function attributesOf({ start = {}, theme, partner }: CalculatorOptions): Record<string, string> {
  const given = [
    ...presetNames.map((name) => [name, start[name]] as const),
    ['theme', theme] as const,
    ['partner', partner] as const,
  ];
  return Object.fromEntries(
    given.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  );
}

/** Passes the element's events on to the options of that moment. Returns the way to stop. */
export function listen(element: HTMLElement, current: () => CalculatorOptions): () => void {
  const handlers: Record<string, (event: CustomEvent) => void> = {
    calculated: ({ detail }) => current().onCalculated?.(detail),
    'add-supplies': (event) => {
      if (current().onAddSupplies?.(event.detail) === false) event.preventDefault();
    },
    'candle-ready': ({ detail }) => current().onReady?.(detail),
    'candle-error': ({ detail }) => current().onError?.(detail),
  };
  const listener = (event: Event) => {
    // Not one of another calculator inside its light children.
    if (event instanceof CustomEvent && event.target === element) handlers[event.type]?.(event);
  };
  for (const name of Object.keys(handlers)) element.addEventListener(name, listener);
  return () => {
    for (const name of Object.keys(handlers)) element.removeEventListener(name, listener);
  };
}
