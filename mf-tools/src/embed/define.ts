/**
 * Gives the element its name: another with `?as=candle-calculator-next` in the script's address, so that two versions
 * live on one page. A name that is taken stays with whoever was first.
 */
export function define(element: CustomElementConstructor, script: URL): string {
  const name = script.searchParams.get('as') ?? 'candle-calculator';
  if (!customElements.get(name)) customElements.define(name, element);
  return name;
}
