import { tagName } from './calculatorTypes';

/** Name of the element: another with `?as=candle-calculator-next`, so that two versions live on one page. */
export function elementName(script: URL): string {
  return script.searchParams.get('as') ?? tagName;
}

export function define(name: string, element: CustomElementConstructor) {
  const first = customElements.get(name);
  if (!first) return customElements.define(name, element);
  const version = Reflect.get(first, 'version');
  // A second try at a slow shop brings the same once more.
  if (version !== __VERSION__)
    console.warn(`<${name}> is defined (${version}); ${__VERSION__} needs another name.`);
}
