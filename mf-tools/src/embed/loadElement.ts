import { tagName } from './calculatorTypes';
import { loadOnce } from './loadWithRetry';
import { ownAddress } from './ownAddress';

// The entry's address moves with the releases; the element comes from the entry's own release.
const element = loadOnce((name, isSecondTry) => {
  const script = ownAddress();
  const folder = script.pathname.startsWith('/embed/') ? `/r/mf-tools/${__VERSION__}/client/embed/` : '../';
  const file = new URL(`${folder}${name}.js${isSecondTry ? '?again' : ''}`, script);
  return import(/* webpackIgnore: true */ file.href);
});

/**
 * Defines the element, once; where the page has one already, that one is taken. Without it the element stays what it is,
 * with what stands between its tags, and the page is told, after 8 seconds at most.
 */
export function loadElement(placed: HTMLElement): void {
  if (customElements.get(tagName)) return;
  element.load('calculators').catch((error) => {
    const detail = { type: placed.getAttribute('type') ?? 'wax', reason: String(error) };
    placed.dispatchEvent(new CustomEvent('candle-error', { detail, bubbles: true, composed: true }));
  });
}
