import { getAttributes, listen } from './calculatorOptions';
import { reflectedNames, tagName } from './calculatorTypes';
import { loadElement } from './loadElement';
import type { CalculatorOptions, CalculatorType } from './publicTypes';

type MountOptions = CalculatorOptions & { type?: CalculatorType };

/** ./mount of the container candle_calculators. What an update does not name stays. */
export function mount(place: Element, initialOptions: MountOptions = {}) {
  const element = document.createElement(tagName);
  let options = initialOptions;
  const apply = () => {
    const attributes: Record<string, string> = { type: options.type ?? 'wax', ...getAttributes(options) };
    for (const name of reflectedNames) {
      const value = attributes[name];
      if (value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
    if ('messages' in options) Object.assign(element, { messages: options.messages });
  };
  apply();
  const stop = listen(element, () => options);
  place.append(element);
  loadElement(element);
  return {
    update(changes: MountOptions) {
      options = { ...options, ...changes };
      apply();
    },
    unmount() {
      stop();
      element.remove();
    },
  };
}
