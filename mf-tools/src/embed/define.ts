/** Name of the element: another with `?as=candle-calculator-next`, so that two versions live on one page. */
export function elementName(script: URL): string {
  return script.searchParams.get('as') ?? 'candle-calculator';
}

/** A name that is taken stays with whoever was first. Elements that are on the page come alive within this call. */
export function define(name: string, element: CustomElementConstructor) {
  if (!customElements.get(name)) customElements.define(name, element);
}
