import { tagName } from './calculatorTypes';
import { loadOnce } from './loadWithRetry';
import { ownAddress } from './ownAddress';

// Read at once: later a classic script of the host's may be running. A server has no address to read.
const script = typeof document === 'undefined' ? undefined : ownAddress();

// The entry's address moves with the releases; the element comes from the entry's own release.
const element = loadOnce((name, isSecondTry) => {
  const folder = script?.pathname.startsWith('/embed/') ? `/r/mf-tools/${__VERSION__}/client/embed/` : '../';
  const file = new URL(
    `${folder}${name}.js${isSecondTry && !document.querySelector('script[type=importmap]') ? '?again' : ''}`,
    script,
  );
  return import(/* webpackIgnore: true */ file.href);
});

/** An element that the page has is taken. A failure is told within 8 s; light children stay. */
export function loadElement(placed: HTMLElement): void {
  if (customElements.get(tagName)) return;
  element.load('calculators').catch((error) => {
    const detail = { type: placed.getAttribute('type') ?? 'wax', reason: String(error) };
    placed.dispatchEvent(new CustomEvent('candle-error', { detail, bubbles: true, composed: true }));
  });
}
