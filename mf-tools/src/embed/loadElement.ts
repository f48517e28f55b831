import { tagName } from './calculatorTypes';

// In a variable, because TypeScript would look for the file. Relative to the container's own immutable folder.
const besideContainer = '../calculators.js';

let loading: Promise<unknown> | undefined;

/**
 * Defines the element, once; where the page has one already, that one is taken. Without it the element stays what it is,
 * with what stands between its tags, and the page is told.
 */
export function loadElement(element: HTMLElement): void {
  if (customElements.get(tagName)) return;
  loading ??= import(/* webpackIgnore: true */ besideContainer);
  loading.catch((error) => {
    loading = undefined;
    const detail = { type: element.getAttribute('type') ?? 'wax', reason: String(error) };
    element.dispatchEvent(new CustomEvent('candle-error', { detail, bubbles: true, composed: true }));
  });
}
