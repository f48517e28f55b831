import { tagName } from '../embed/calculatorTypes';

/** Says what is missing where a component is shown before the element is defined. */
export function expectElement() {
  if (customElements.get(tagName)) return;
  console.warn(
    `<${tagName}> is not defined: call defineCalculators({ shop }) of the package where your page starts.`,
  );
}
